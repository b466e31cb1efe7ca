import type { Planner } from './Planner.ts';

/** What planner adds to the app (base/useApp.ts). */
export type PlannerInApp = {
  /** Changes of the plan. Rejects as `family` does. */
  planner: () => Promise<Planner>;
};

declare module '#base/useApp.ts' {
  interface App extends PlannerInApp {}
}
