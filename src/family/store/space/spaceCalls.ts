// How a function of the server for spaces is called, and what its refusal means.
import * as v from 'valibot';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, type Reply, replyTo } from '#base/http/post.ts';
import { readRetryAfter } from '#base/http/RemoteError.ts';
import { SpaceError } from './SpaceError.ts';

export type SpaceCall = { backend: () => Backend; clock: Clock };

/** Both throw SpaceError, or the signal's reason. */
export function spaceCalls({ backend, clock }: SpaceCall) {
  /** `size`: characters of `args`, which take time on a weak signal. */
  async function call<T>(
    name: string,
    args: object,
    schema: v.GenericSchema<unknown, T>,
    signal = new AbortController().signal,
    size = 0,
  ): Promise<T> {
    const ask = (inTime: AbortSignal) => callFunction(backend(), name, args, inTime);
    const reply = await replyTo(ask, signal, clock, size);
    const answer = v.safeParse(schema, reply.json);
    if (reply.status === 200 && answer.success) return answer.output;
    throw problemOf(reply);
  }

  /** Whether the server did it; false where it says one of the `others`. */
  async function done(name: string, args: object, ...others: string[]): Promise<boolean> {
    const schema = v.object({ outcome: v.picklist(['stored', ...others]) });
    return (await call(name, args, schema)).outcome === 'stored';
  }

  return { call, done };
}

const OutcomeSchema = v.object({
  outcome: v.string(),
  wrapped: v.optional(v.string(), ''),
  key_id: v.optional(v.string(), ''),
});

const BY_OUTCOME: Readonly<Record<string, 'gone' | 'removed' | 'otherKey'>> = {
  gone: 'gone',
  removed: 'removed',
  other_key: 'otherKey',
};

const ErrorSchema = v.object({ code: v.string(), hint: v.nullish(v.string(), '') });

/** What no repetition mends: a row that is too long, or none, or a link that only reads. */
const REFUSED = new Set(['22023', '23514', '42501']);

/** Only answers of our own functions count; anything else is no response. */
function problemOf({ status, retryAfter, json }: Reply): SpaceError {
  const outcome = v.safeParse(OutcomeSchema, json);
  if (status === 200 && outcome.success) {
    const { outcome: said, wrapped, key_id: keyId } = outcome.output;
    return new SpaceError(BY_OUTCOME[said] ?? 'unreachable', { wrapped, keyId });
  }
  const { success, output } = v.safeParse(ErrorSchema, json);
  if (!success || status < 400) return new SpaceError('unreachable');
  if (REFUSED.has(output.code) && status < 500) return new SpaceError('refused');
  if (output.hint === 'full') return new SpaceError('full');
  return new SpaceError('unreachable', { retryAfterMs: readRetryAfter(retryAfter, Date.now()) });
}
