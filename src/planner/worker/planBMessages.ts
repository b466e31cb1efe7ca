import type { PlanBAnswer } from '#planner/rules/planB/planB.ts';
import type { ParetoFront, WeekPlan } from '#planner/rules/planB/week.ts';
import type { PackedRequest } from './packedRequest.ts';

/** What the page says to the worker. `id`: of the request. Null: it is cancelled. */
export type PlanBRequestMessage = { id: number; request: PackedRequest | null };

/** `share`: the part that is done, 0 to 1. `front` and `plan`: the best so far; no plan yet is null. */
export type PlanBProgress = { share: number; front: ParetoFront; plan: WeekPlan | null };

/**
 * What the worker says: how far it is, and last the answer, null once a cancel was heard, or why there is none. Told
 * apart by their fields, as each name in them is a part of the worker's script.
 */
export type PlanBReply = { id: number } & (
  | { progress: PlanBProgress }
  | { answer: PlanBAnswer | null }
  | { failure: string }
);
