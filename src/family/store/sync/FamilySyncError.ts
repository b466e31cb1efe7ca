/**
 * Why the family's devices could not be brought in step. `unreachable`: no answer of the server; later it works.
 * `signedOut`: the session is over. `owner`: somebody else is signed in. `secondStep`: it has not been taken.
 * `noCopy`: sync was switched off on another device. `otherKey`: the copy was begun anew there. `full`: no more room on
 * the server. `clock`: the server takes this device's stamps for the future. `refused`: it does not take what was sent,
 * and never will.
 */
export type FamilySyncProblem =
  | 'unreachable'
  | 'signedOut'
  | 'owner'
  | 'secondStep'
  | 'noCopy'
  | 'otherKey'
  | 'full'
  | 'clock'
  | 'refused';

export class FamilySyncError extends Error {
  override readonly name = 'FamilySyncError';
  readonly problem: FamilySyncProblem;
  /** What the server asked to wait; null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(problem: FamilySyncProblem, retryAfterMs: number | null = null) {
    super(problem);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}
