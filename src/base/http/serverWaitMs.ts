import * as v from 'valibot';
import type { Reply } from './post.ts';
import { readRetryAfter } from './RemoteError.ts';

const LimitSchema = v.object({ code: v.literal('PT429'), hint: v.nullable(v.string()) });
/** As the server lets calls of one network pass. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/** The wait that a server asked for, as the database says it (PT429) or else by Retry-After, in ms; null for none. */
export function serverWaitMs({ json, retryAfter }: Reply): number | null {
  const limit = v.safeParse(LimitSchema, json);
  return readRetryAfter(limit.success ? limit.output.hint : retryAfter, 0, MAX_WAIT_MS);
}
