import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyPlan, type PlanChange, type PlanState } from '#family/rules/plan/planRows.ts';
import type { App } from '#base/useApp.ts';
import { useApp } from '#base/useApp.ts';
import { createSamplePlan, type SamplePlan } from './createSamplePlan.ts';
import type { Planner } from './Planner.ts';

type Samples = { shown: StoreApi<SamplePlan | null>; nothing: StoreApi<PlanState> };

// As long as the tab: every page of the planner shows the same made-up family.
const samples = new WeakMap<App, Samples>();

type ShownSample = {
  /** Null while the family's own plan is shown. */
  sample: { state: PlanState; planner: Planner } | null;
  start: (rows: readonly PlanChange[]) => void;
  stop: () => void;
};

/** A made-up family to try the planner with. Never among the family's own rows. */
export function useSamplePlan(): ShownSample {
  const app = useApp();
  const known = samples.get(app) ?? {
    shown: createStore<SamplePlan | null>(() => null),
    nothing: createStore<PlanState>(emptyPlan),
  };
  samples.set(app, known);
  const plan = useStore(known.shown);
  const state = useStore(plan?.state ?? known.nothing);
  return {
    sample: plan && { state, planner: plan.planner },
    start: (rows) => known.shown.setState(createSamplePlan(rows), true),
    stop: () => known.shown.setState(null, true),
  };
}
