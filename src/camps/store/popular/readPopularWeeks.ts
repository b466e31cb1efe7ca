import * as v from 'valibot';
import { type PopularWeek, PopularWeeksSchema } from '#camps/rules/popular/popularWeek.ts';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, replyTo } from '#base/http/post.ts';

/**
 * The popular weeks of all areas, as everybody may read them; who asks does not say which area is theirs. Null without an answer.
 * Throws the signal's reason.
 */
export async function readPopularWeeks(
  backend: Backend,
  clock: Clock,
  signal: AbortSignal,
): Promise<readonly PopularWeek[] | null> {
  const { status, json } = await replyTo(
    (within) => callFunction(backend, 'popular_weeks', {}, within),
    signal,
    clock,
  );
  const read = v.safeParse(PopularWeeksSchema, json);
  return status === 200 && read.success ? read.output : null;
}
