// Loads Dexie: never import it in the first part of a page.
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { type LastValues, useStored } from '#base/device/useStored.ts';
import { planState } from './planQueries.ts';

const last: LastValues<PlanState> = new WeakMap();

/** All that the planner keeps, live; null until storage has answered. `instead` as in useStored. */
export const usePlanState = (instead?: null) => useStored(planState, last, instead);
