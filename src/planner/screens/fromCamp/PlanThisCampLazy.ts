import { lazyPart } from '#ui/lazyPart.tsx';

/** Reads the plan, which needs Dexie: only for a camp that is in it. */
export const PlanThisCampLazy = lazyPart<{ campId: string }>(
  async () => (await import('./PlanThisCamp.tsx')).PlanThisCamp,
  { optional: true },
);
