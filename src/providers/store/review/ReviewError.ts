import { isNoAnswer } from '#base/device/isNoAnswer.ts';

/**
 * changed: another reviewer was first; read it again. denied: no reviewer, or without the second step. signedOut: the
 * session is over. refused: the server rejects it, `said` is the reason. unreachable: no response. broken: a bug of the
 * app.
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
  readonly said: string | null;

  constructor(problem: ReviewProblem, said: string | null = null) {
    super(said === null ? problem : `${problem}: ${said}`);
    this.problem = problem;
    this.said = said;
  }
}

/** Why a request of the desk failed. A bug goes to the console, too. */
export function reviewProblem(error: unknown): ReviewProblem {
  if (error instanceof ReviewError) return error.problem;
  if (isNoAnswer(error)) return 'unreachable';
  console.error('The review desk failed', error);
  return 'broken';
}
