// Parses HTTP responses. Only a parsed response of our own server refuses an entry: a 200, 401, 403 or 413 of a captive
// portal, a proxy or a gateway leaves the entry waiting.
import * as v from 'valibot';
import { BUSY_DAY, BUSY_NETWORK } from '#providers/rules/submission/submitted.ts';
import { SubmissionStatusSchema } from '#providers/rules/submission/status.ts';
import { readRetryAfter } from '#base/http/RemoteError.ts';
import { PublishedListingSchema, MOST_WAIT_MS } from './storedEntry.ts';
import type { Reply } from '#base/http/post.ts';

const ListingRowSchema = v.pipe(
  v.object({ camp_id: v.string(), season_id: v.string(), listing: v.string(), since: v.string() }),
  v.transform(({ camp_id, season_id, ...same }) => ({
    ...same,
    campId: camp_id,
    seasonId: season_id,
  })),
  PublishedListingSchema,
);

const AnswerSchema = v.object({
  outcome: v.picklist(['stored', 'known', 'conflict', 'closed']),
  id: v.string(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  status: SubmissionStatusSchema,
  logo: v.picklist(['none', 'awaited', 'here']),
  // Fields that are only shown do not decide whether the response is ours.
  note: v.fallback(v.nullable(v.string()), null),
  opened_at: v.fallback(v.nullable(v.string()), null),
  received_at: v.fallback(v.string(), ''),
  waiting_since: v.fallback(v.string(), ''),
  live: v.fallback(v.array(ListingRowSchema), []),
});
export type SubmissionResponse = v.InferOutput<typeof AnswerSchema>;

/** Returns null for anything but a response about this submission. */
export function parseSubmissionResponse(json: unknown, id: string): SubmissionResponse | null {
  const { success, output } = v.safeParse(AnswerSchema, json);
  return success && output.id === id ? output : null;
}

/**
 * `waitMs`: the server's Retry-After; null without one. `wantsProof`: it accepts the entry only with proof of a person
 * (put_submission's daily limit is reached).
 */
export type RetryLater = {
  kind: 'later';
  problem: string;
  waitMs: number | null;
  wantsProof: boolean;
};
export type ParsedResponse =
  | { kind: 'answer'; answer: SubmissionResponse }
  | { kind: 'refused'; problem: string }
  | RetryLater;

/** The error body of PostgREST. */
const ErrorSchema = v.object({ code: v.string(), message: v.string() });
const HintSchema = v.object({ hint: v.string() });
/** The errors of put_submission, and of prove-submission for an invalid token. */
const WantsProofSchema = v.union([
  v.object({ code: v.literal('PT429'), details: v.literal('prove') }),
  v.object({ code: v.literal('unproved') }),
]);

/**
 * Bad data, a broken bound, or the function's own refusal. Not 42501 or PGRST202, which a server returns during its
 * deployment.
 */
const REFUSALS = /^(?:2[23]...|P0001|PT4(?!08|25|29)\d\d)$/;

/** Somebody asked for a lost link by mail: the link that this phone has opens nothing any more. */
const OTHER_LINK =
  'This listing has a new private link, which we emailed to its address. Open that link on this device: your change is still here.';

/** The result of put_submission for this entry. */
export function parseResponse(reply: Reply, id: string, now: number): ParsedResponse {
  const { status, json } = reply;
  const answer = status === 200 ? parseSubmissionResponse(json, id) : null;
  if (answer) return { kind: 'answer', answer };
  const error = v.safeParse(ErrorSchema, json);
  const isRefusal =
    status >= 400 && status < 500 && error.success && REFUSALS.test(error.output.code);
  if (isRefusal) {
    const { code, message } = error.output;
    return { kind: 'refused', problem: code === 'PT403' ? OTHER_LINK : message };
  }
  return retryLater(reply, now);
}

/** `ask`: put_submission decides whether the file is there. */
export type ParsedUpload = { kind: 'ask' } | { kind: 'refused'; problem: string } | RetryLater;

const UploadedSchema = v.object({ Key: v.string() });
/** The error body of the storage service, whose HTTP status may differ. */
const StorageErrorSchema = v.object({ statusCode: v.string(), error: v.string() });

/** The result of storing a file. */
export function parseUploadResponse(reply: Reply, now: number): ParsedUpload {
  const { status, json } = reply;
  if (status === 200 && v.is(UploadedSchema, json)) return { kind: 'ask' };
  const { success, output } = v.safeParse(StorageErrorSchema, json);
  if (success && output.statusCode === '413') {
    return { kind: 'refused', problem: 'File size must be less than 5MB' };
  }
  if (success && output.statusCode === '415') {
    return { kind: 'refused', problem: 'Only .jpg, .jpeg, .png and .webp formats are supported' };
  }
  // There already, or not wanted any more; two that came at the same time meet in the database.
  if (success && ['403', '409'].includes(output.statusCode)) return { kind: 'ask' };
  const error = v.safeParse(ErrorSchema, json);
  if (error.success && error.output.code === '23505') return { kind: 'ask' };
  return retryLater(reply, now);
}

function retryLater({ status, retryAfter, json }: Reply, now: number): RetryLater {
  const hint = status === 429 && v.is(HintSchema, json) ? json.hint : null;
  const isBusy = v.is(ErrorSchema, json) && json.code === 'PT429';
  const wantsProof = v.is(WantsProofSchema, json);
  const unknown = status === 0 ? 'No answer came' : `The answer was ${status}`;
  return {
    kind: 'later',
    problem: isBusy ? (wantsProof ? BUSY_DAY : BUSY_NETWORK) : unknown,
    waitMs: readRetryAfter(retryAfter ?? hint, now, MOST_WAIT_MS),
    wantsProof,
  };
}
