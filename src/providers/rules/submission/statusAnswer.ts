import * as v from 'valibot';
import type { Submission } from './submission.ts';
import type { ServerStatus, Submitted } from './submitted.ts';

/** What may happen to a submission on the server. */
export const HistoryWhatSchema = v.picklist([
  'received',
  'edited',
  'answered',
  'opened',
  'changes_requested',
  'approved',
  'rejected',
  'withdrawn',
  'archived',
]);
export type HistoryWhat = v.InferOutput<typeof HistoryWhatSchema>;

/** The server's complete status for a private link. `at`: ISO 8601. */
export type StatusAnswer = ServerStatus & {
  fields: Submission;
  history: readonly { at: string; what: HistoryWhat }[];
};

/**
 * The submission that a provider sees by its link: this phone's entry, the server's status, or both. An edit that waits
 * here wins over the server's; otherwise the server's is the newest, from whichever phone.
 */
export function seenByLink(saved: Submitted | null, answer: StatusAnswer | null): Submitted | null {
  if (answer === null) return saved;
  const { fields, revision } = answer;
  const isWithdrawn = answer.status === 'withdrawn';
  if (saved === null) {
    return {
      fields,
      logo: null,
      revision,
      isWithdrawn,
      state: 'received',
      problem: null,
      touchedServer: true,
      attempts: 0,
      nextAttemptAt: 0,
      savedAt: 0,
      server: answer,
    };
  }
  const isTheirs = saved.state === 'received' && revision >= saved.revision;
  return isTheirs
    ? { ...saved, fields, revision, isWithdrawn, server: answer }
    : { ...saved, server: answer };
}

/** When it last happened, in ms since 1970; null where it has not. */
export function lastTime(answer: StatusAnswer | null, what: HistoryWhat): number | null {
  const times = answer?.history.filter((one) => one.what === what).map(({ at }) => Date.parse(at));
  return times === undefined || times.length === 0 ? null : Math.max(...times);
}
