import { isNoAnswer } from '#base/device/isNoAnswer.ts';

/**
 * changed: another reviewer was first; read it again. denied: no reviewer, or without the second step. signedOut: the
 * session is over. refused: the server rejects it, with `serverMessage`. unreachable: no response. broken: a bug of ours.
 */
export type ReviewProblem =
  | 'changed'
  | 'denied'
  | 'signedOut'
  | 'refused'
  | 'unreachable'
  | 'broken';

export class ReviewError extends Error {
  override readonly name = 'ReviewError';
  readonly problem: ReviewProblem;
  /** The server's own words; null when it sent none that can be shown. */
  readonly serverMessage: string | null;

  constructor(problem: ReviewProblem, serverMessage: string | null = null) {
    super(serverMessage === null ? problem : `${problem}: ${serverMessage}`);
    this.problem = problem;
    this.serverMessage = serverMessage;
  }
}

/** Why a request of the desk failed. A bug goes to the console, too. */
export function reviewProblem(error: unknown): ReviewProblem {
  if (error instanceof ReviewError) return error.problem;
  if (isNoAnswer(error)) return 'unreachable';
  console.error('The review desk failed', error);
  return 'broken';
}
