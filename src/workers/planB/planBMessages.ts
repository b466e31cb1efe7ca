import type { PlanBAnswer } from '#domain/planB/planB.ts';
import type { Front, Plan } from '#domain/planB/week.ts';
import type { PackedRequest } from './packedRequest.ts';

/** What the page says to the worker. `id`: of the request. */
export type PlanBQuestion =
  | { kind: 'ask'; id: number; request: PackedRequest }
  | { kind: 'cancel'; id: number };

/** `share`: the part that is done, 0 to 1. `front` and `plan`: the best so far; no plan yet is null. */
export type PlanBProgress = { share: number; front: Front; plan: Plan | null };

/** What the worker says. A request ends with an answer, with `cancelled` once that was heard, or with `failed`. */
export type PlanBWord =
  | { kind: 'progress'; id: number; progress: PlanBProgress }
  | { kind: 'answer'; id: number; answer: PlanBAnswer }
  | { kind: 'cancelled'; id: number }
  | { kind: 'failed'; id: number; message: string };
