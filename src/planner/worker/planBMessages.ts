import type { PlanBAnswer } from '#planner/rules/planB/planB.ts';
import type { ParetoFront, WeekPlan } from '#planner/rules/planB/week.ts';
import type { PackedRequest } from './packedRequest.ts';

/** A message to the worker. `id`: of the request. Null: it is canceled. */
export type PlanBRequestMessage = { id: number; request: PackedRequest | null };

/** `share`: the part that is done, 0 to 1. `front` and `plan`: the best so far; no plan yet is null. */
export type PlanBProgress = { share: number; front: ParetoFront; plan: WeekPlan | null };

/**
 * A message of the worker: progress, and last the answer (null after a cancel) or the reason why there is none. They
 * differ by their fields, as each name is part of the worker's script.
 */
export type PlanBReply = { id: number } & (
  | { progress: PlanBProgress }
  | { answer: PlanBAnswer | null }
  | { failure: string }
);
