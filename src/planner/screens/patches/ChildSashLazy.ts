import type { ChildSashSlot } from '#family/family.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

/** Reads the plan, which needs Dexie; a profile is complete without it. */
export const ChildSashLazy: ChildSashSlot = lazyPart(
  async () => (await import('./ChildSash.tsx')).ChildSash,
  { optional: true },
);
