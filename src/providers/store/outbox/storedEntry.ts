// How an entry lies in storage. One that this version cannot read is set aside: it stays where it is, is not shown and not sent.
import * as v from 'valibot';
import { SubmissionSchema } from '#providers/rules/submission/submission.ts';
import { SubmissionStatusSchema } from '#providers/rules/submission/status.ts';

// Milliseconds since 1970. A spoiled one costs the wait alone.
const Moment = v.fallback(v.pipe(v.number(), v.finite()), 0);

export const LogoFactsSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
  size: v.number(),
});

export const PublishedListingSchema = v.object({
  campId: v.string(),
  seasonId: v.string(),
  listing: v.string(),
  since: v.string(),
});

const ServerWordSchema = v.object({
  revision: v.number(),
  status: SubmissionStatusSchema,
  note: v.nullable(v.string()),
  isInReview: v.boolean(),
  logo: v.picklist(['none', 'awaited', 'here']),
  receivedAt: v.string(),
  waitingSince: v.fallback(v.string(), ''),
  live: v.pipe(v.array(PublishedListingSchema), v.readonly()),
  heardAt: Moment,
});

/** The entry of outbox.ts with two fields that no screen needs. */
export const StoredEntrySchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  secret: v.pipe(v.string(), v.minLength(1)),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  fields: SubmissionSchema,
  logo: v.nullable(LogoFactsSchema),
  isWithdrawn: v.boolean(),
  state: v.picklist(['waiting', 'received', 'refused', 'logoRefused', 'conflict', 'closed']),
  problem: v.fallback(v.nullable(v.string()), null),
  // Unknown: then discarding has to notify the server.
  touchedServer: v.fallback(v.boolean(), true),
  attempts: v.fallback(v.number(), 0),
  nextAttemptAt: Moment,
  createdAt: Moment,
  savedAt: Moment,
  server: v.fallback(v.nullable(ServerWordSchema), null),
  /** The server's Retry-After: before it only the user may try. */
  notBefore: Moment,
  wantsProof: v.fallback(v.boolean(), false),
  /** Goes with the first revision only. */
  facts: v.fallback(v.nullable(v.object({ trap: v.string(), fillSeconds: v.number() })), null),
});
export type StoredEntry = v.InferOutput<typeof StoredEntrySchema>;

/** Returns null for a missing or unreadable entry. */
export function parseEntry(stored: unknown): StoredEntry | null {
  const { success, output } = v.safeParse(StoredEntrySchema, stored);
  return success ? output : null;
}

const DraftKeySchema = v.object({
  entryId: v.nullable(v.string()),
  // Drafts of before had none.
  submissionId: v.fallback(v.string(), ''),
});

/** Whether a stored draft edits this entry, or becomes it. */
export function isDraftOf(record: unknown, id: string): boolean {
  const { success, output } = v.safeParse(DraftKeySchema, record);
  if (!success || output.entryId !== null) return success && output.entryId === id;
  return output.submissionId === '' || output.submissionId === id;
}

const NamedSchema = v.object({ logo: v.object({ name: v.string() }) });

/** The logo a stored record names, also one that cannot be read otherwise. */
export function logoNamedBy(record: unknown): string | null {
  const { success, output } = v.safeParse(NamedSchema, record);
  return success ? output.logo.name : null;
}

/** The longest wait. */
export const MOST_WAIT_MS = 6 * 60 * 60 * 1000;

/**
 * Returns the wait until a stored moment. One that is too far ahead was stored before the clock was set back, and is
 * over.
 */
export function waitUntil(moment: number, now: number): number {
  const ms = moment - now;
  return ms > 0 && ms <= MOST_WAIT_MS ? ms : 0;
}
