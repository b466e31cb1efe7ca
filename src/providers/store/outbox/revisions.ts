// Changes of an entry by its owner and by the server's responses. Pure; storing is entries.ts.
import type { Submission } from '#providers/rules/submission/submission.ts';
import { backoffMs } from '#base/device/schedule.ts';
import type { SubmissionResponse, RetryLater } from './parseResponse.ts';
import type { OutboxEntry, StoredServerStatus } from './outbox.ts';
import { MOST_WAIT_MS, type StoredEntry } from './storedEntry.ts';

const ANEW = {
  state: 'waiting',
  problem: null,
  attempts: 0,
  nextAttemptAt: 0,
  notBefore: 0,
  wantsProof: false,
} as const;

type Change = { fields: Submission; logo: OutboxEntry['logo']; isWithdrawn: boolean };

/** The owner's change as the next revision, and after a conflict as one above the other device's. */
function revised(entry: StoredEntry, change: Change, stamp: number): StoredEntry {
  const others = entry.state === 'conflict' ? (entry.server?.revision ?? 0) : 0;
  const revision = Math.max(entry.revision, others) + 1;
  return { ...entry, ...change, ...ANEW, revision, savedAt: stamp };
}

/** An edit without a difference changes nothing. */
export function edited(
  entry: StoredEntry,
  { fields, logo }: Pick<Change, 'fields' | 'logo'>,
  stamp: number,
): StoredEntry {
  const isSame = JSON.stringify([entry.fields, entry.logo]) === JSON.stringify([fields, logo]);
  if (isSame && (entry.state === 'waiting' || entry.state === 'received')) return entry;
  return revised(entry, { fields, logo, isWithdrawn: false }, stamp);
}

/** Returns null for an entry that was never sent; otherwise the server must be notified. */
export function discarded(entry: StoredEntry, stamp: number): StoredEntry | null {
  if (!entry.touchedServer) return null;
  if (entry.state === 'closed' || (entry.isWithdrawn && entry.state !== 'conflict')) return entry;
  return revised(entry, { fields: entry.fields, logo: null, isWithdrawn: true }, stamp);
}

/** This device's fields as a revision above the other device's. */
export const keepMine = (entry: StoredEntry, stamp: number): StoredEntry =>
  entry.state === 'conflict' ? revised(entry, entry, stamp) : entry;

/** Sent again as it is, though the server has refused it. */
export function retried(entry: StoredEntry): StoredEntry {
  const isRefused = entry.state === 'refused' || entry.state === 'logoRefused';
  return isRefused ? { ...entry, ...ANEW } : entry;
}

/** Whether the entry needs no further step, here or on the server. */
export const isFinished = ({ state, isWithdrawn }: StoredEntry): boolean =>
  state === 'closed' || (isWithdrawn && (state === 'received' || state === 'refused'));

export const toServerStatus = (answer: SubmissionResponse, now: number): StoredServerStatus => ({
  revision: answer.revision,
  status: answer.status,
  note: answer.note,
  isInReview: answer.opened_at !== null,
  logo: answer.logo,
  receivedAt: answer.received_at,
  waitingSince: answer.waiting_since,
  live: answer.live,
  heardAt: now,
});

/** The entry after the response to `sent`, which may be an older revision by now. */
export function answered(
  entry: StoredEntry,
  sent: number,
  answer: SubmissionResponse,
  now: number,
): StoredEntry {
  const isLate = (entry.server?.revision ?? 0) > answer.revision;
  const server = isLate ? entry.server : toServerStatus(answer, now);
  if (entry.revision !== sent || entry.state !== 'waiting') return { ...entry, server };
  const state = stateAfter(entry, answer);
  // While the logo is on its way, its failures go on counting.
  return state === 'waiting' ? { ...entry, server } : { ...entry, ...ANEW, server, state };
}

function stateAfter({ revision }: StoredEntry, answer: SubmissionResponse): StoredEntry['state'] {
  if (answer.outcome === 'conflict' || answer.outcome === 'closed') return answer.outcome;
  // Of a later revision the logo is another device's to send.
  return answer.revision === revision && acceptsLogo(answer) ? 'waiting' : 'received';
}

/** Storage takes the file of a submission that may still be published. */
export const acceptsLogo = ({
  logo,
  status,
}: Pick<SubmissionResponse, 'logo' | 'status'>): boolean =>
  logo === 'awaited' && status !== 'rejected' && status !== 'withdrawn';

/** The server, or the storage behind it, rejects `sent`. Fields and file stay. */
export const refused = (
  entry: StoredEntry,
  sent: number,
  state: 'refused' | 'logoRefused',
  problem: string,
): StoredEntry => (isStillSent(entry, sent) ? { ...entry, ...ANEW, state, problem } : entry);

/** Each failure waits longer, and at least for the server's Retry-After. */
export function postponed(
  entry: StoredEntry,
  sent: number,
  { problem, waitMs, wantsProof }: Omit<RetryLater, 'kind'>,
  now: number,
  random: () => number,
): StoredEntry {
  if (!isStillSent(entry, sent)) return entry;
  const attempts = entry.attempts + 1;
  const ms = Math.max(waitMs ?? 0, backoffMs(attempts, random, MOST_WAIT_MS));
  return {
    ...entry,
    attempts,
    problem,
    nextAttemptAt: now + ms,
    notBefore: waitMs === null ? 0 : now + waitMs,
    wantsProof,
  };
}

/** Another revision was written: the response to the older one does not apply to it. */
const isStillSent = (entry: StoredEntry, sent: number): boolean =>
  entry.revision === sent && entry.state === 'waiting';
