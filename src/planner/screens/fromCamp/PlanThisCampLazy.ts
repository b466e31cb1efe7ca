import type { PlanThisCampProps } from './PlanThisCamp.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

/** Reads the plan, which needs Dexie: only for a camp that is in it. */
export const PlanThisCampLazy = lazyPart<PlanThisCampProps>(
  async () => (await import('./fromCamp.ts')).PlanThisCamp,
  { optional: true },
);
