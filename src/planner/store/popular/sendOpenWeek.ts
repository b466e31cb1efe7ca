import * as v from 'valibot';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, replyTo } from '#base/http/post.ts';
import { readRetryAfter } from '#base/http/RemoteError.ts';
import type { AreaWeek } from '#planner/rules/popular/openWeeks.ts';

/** `unknown`: no answer, so it may have counted. `refused`: it counts nowhere, and may be sent again after `waitMs`. */
export type SendOutcome = { kind: 'counted' | 'unknown' } | { kind: 'refused'; waitMs: number };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const CountedSchema = v.object({ outcome: v.literal('counted') });
const LimitSchema = v.object({ code: v.literal('PT429'), hint: v.string() });

/** Adds one to the counter of an area and a week. The body is `record` as it is; no session goes with it. Throws the signal's reason. */
export async function sendOpenWeek(
  backend: Backend,
  clock: Clock,
  record: AreaWeek,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { status, json } = await replyTo(
    (within) => callFunction(backend, 'count_open_week', record, within),
    signal,
    clock,
  );
  if (status === 200 && v.is(CountedSchema, json)) return { kind: 'counted' };
  if (status < 400 || status >= 500) return { kind: 'unknown' };
  const limit = v.safeParse(LimitSchema, json);
  const waitMs = limit.success ? readRetryAfter(limit.output.hint, 0, WEEK_MS) : null;
  return { kind: 'refused', waitMs: waitMs ?? WEEK_MS };
}
