import { lazyPart } from '#ui/lazyPart.tsx';
import type { Planner } from './store/Planner.ts';

// All that other subjects and the app use of this one, besides its rules.
export { PlanBPage } from './screens/planB/PlanBPage.tsx';
export { PlannerPage } from './screens/PlannerPage.tsx';
export { PrintPage } from './screens/print/PrintPage.tsx';

// Reads the plan, which needs Dexie: only for a camp that is in it.
export const PlanThisCampLazy = lazyPart<{ campId: string }>(
  async () => (await import('./screens/fromCamp/PlanThisCamp.tsx')).PlanThisCamp,
  { optional: true },
);

export const loadPlanner = () => import('./store/createPlanner.ts');
export const loadChangedCamps = () => import('./store/liveChangedCamps.ts');

/** What planner adds to the app (base/useApp.ts). */
export type PlannerInApp = {
  /** Changes of the plan. Rejects as `family` does. */
  planner: () => Promise<Planner>;
};

declare module '#base/useApp.ts' {
  interface App extends PlannerInApp {}
}
