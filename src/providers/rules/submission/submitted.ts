import type { SubmissionStatus } from './status.ts';
import type { Submission } from './submission.ts';

/** The server's last status. Times are ISO 8601 texts. */
export type ServerStatus = {
  revision: number;
  status: SubmissionStatus;
  note: string | null;
  /** A reviewer has it open. */
  isInReview: boolean;
  logo: 'none' | 'awaited' | 'here';
  receivedAt: string;
  /** The moment of the last change that put it back into the queue; '' when unknown. */
  waitingSince: string;
  live: readonly { campId: string; seasonId: string; listing: string; since: string }[];
};

/** What the life of a submission follows from; an entry of the outbox has all of it. */
export type Submitted = {
  fields: Submission;
  logo: { name: string } | null;
  revision: number;
  isWithdrawn: boolean;
  state: 'waiting' | 'received' | 'refused' | 'logoRefused' | 'conflict' | 'closed';
  problem: string | null;
  touchedServer: boolean;
  attempts: number;
  /** ms since 1970. */
  nextAttemptAt: number;
  savedAt: number;
  server: ServerStatus | null;
};

/** The problem of an entry that cannot be sent because of a bug of the app. */
export const BROKEN = 'Something went wrong while sending. That’s on us.';

/** The problem of one that the server takes later: so many came, from one network or on one day, that turns are counted. */
export const BUSY_NETWORK = 'Many listings came from this network.';
export const BUSY_DAY = 'Many listings came in today.';

/** A time of the server (ISO 8601) in ms since 1970; null for one that is missing or broken. */
export function parseMoment(time: string | undefined): number | null {
  const moment = Date.parse(time ?? '');
  return Number.isNaN(moment) ? null : moment;
}
