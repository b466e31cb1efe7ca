// Parses the server's responses for hand-overs. The page of a captive portal or a gateway is no response.
import * as v from 'valibot';
import { readRetryAfter } from '#base/http/RemoteError.ts';
import type { Reply } from '#base/http/post.ts';

/** `waitMs`: the server's Retry-After; null without one. */
export type HandOverRefusal = { kind: 'unreachable' } | { kind: 'limited'; waitMs: number | null };

const PutSchema = v.object({ expires_at: v.string() });
const TakenSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('here'), sealed: v.string() }),
  v.object({ outcome: v.picklist(['used', 'expired', 'unknown']) }),
]);
const LimitSchema = v.object({ code: v.literal('PT429'), hint: v.nullable(v.string()) });

/** Returns null when the plan was stored. */
export function parsePutResponse({ status, ...reply }: Reply): HandOverRefusal | null {
  return status === 200 && v.is(PutSchema, reply.json) ? null : refusal({ status, ...reply });
}

export type HandOverResponse =
  | { kind: 'here'; sealed: string }
  | { kind: 'used' | 'expired' | 'unknown' }
  | HandOverRefusal;

export function parseTakeResponse(reply: Reply): HandOverResponse {
  const { success, output } = v.safeParse(TakenSchema, reply.json);
  if (reply.status !== 200 || !success) return refusal(reply);
  if (output.outcome === 'here') return { kind: 'here', sealed: output.sealed };
  return { kind: output.outcome };
}

function refusal({ status, json }: Reply): HandOverRefusal {
  const limit = v.safeParse(LimitSchema, json);
  if (status !== 429 || !limit.success) return { kind: 'unreachable' };
  return { kind: 'limited', waitMs: readRetryAfter(limit.output.hint, 0) };
}
