import type { Submitted } from './submitted.ts';

/** The stage of a submission; `draft` is one that was never sent. */
export type SubmissionStage =
  | 'draft'
  | 'waiting'
  | 'sending'
  | 'received'
  | 'review'
  | 'changes'
  | 'live'
  | 'rejected'
  // The rarer ones.
  | 'refused'
  | 'logoRefused'
  | 'conflict'
  | 'withdrawing'
  | 'withdrawn'
  | 'archived';

/** `isSending`: its bytes are leaving right now, in this tab or another. That is never stored. */
export function submissionStage(submitted: Submitted, isSending: boolean): SubmissionStage {
  const { state, isWithdrawn } = submitted;
  if (state === 'closed') return 'withdrawn';
  // The server has nothing of it to take back.
  if (state === 'refused' && isWithdrawn) return 'withdrawn';
  if (state === 'conflict' || state === 'refused') return state;
  if (state === 'waiting') {
    if (isWithdrawn) return 'withdrawing';
    return isSending ? 'sending' : 'waiting';
  }
  const onServer = stageOnServer(submitted);
  // What the server decided counts more than a logo that is missing.
  const isLogoTheProblem = onServer === 'received' || onServer === 'review' || onServer === 'live';
  return state === 'logoRefused' && isLogoTheProblem ? 'logoRefused' : onServer;
}

function stageOnServer({ server, isWithdrawn }: Submitted): SubmissionStage {
  const status = server?.status ?? 'pending';
  if (isWithdrawn || status === 'withdrawn') return 'withdrawn';
  if (status === 'changes_requested') return 'changes';
  if (status === 'rejected') return 'rejected';
  // Approved and in no list: it was removed since.
  if (status === 'approved') return server?.live.length ? 'live' : 'archived';
  return server?.isInReview === true ? 'review' : 'received';
}

/** What needs the provider, what waits, what is under way, what is done. */
const ORDER: Record<SubmissionStage, number> = {
  conflict: 0,
  refused: 0,
  logoRefused: 0,
  changes: 0,
  waiting: 1,
  withdrawing: 1,
  sending: 1,
  draft: 2,
  review: 3,
  received: 3,
  live: 4,
  rejected: 4,
  archived: 4,
  withdrawn: 5,
};

/** Sorts a list by what needs the provider first, and is stable. */
export const byNeed = (a: { stage: SubmissionStage }, b: { stage: SubmissionStage }): number =>
  ORDER[a.stage] - ORDER[b.stage];
