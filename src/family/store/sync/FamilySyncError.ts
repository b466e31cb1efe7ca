/**
 * Why the family's devices could not sync. `unreachable`: no response of the server; a retry may work. `signedOut`: the
 * session is over. `owner`: another user is signed in. `secondStep`: it has not been taken. `noCopy`: sync was turned
 * off on another device. `otherKey`: the copy was restarted there. `full`: no more room on the server. `clock`: the
 * server rejects this device's stamps as from the future. `refused`: it rejects what was sent for good.
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
  /** The server's Retry-After; null without one. */
  readonly retryAfterMs: number | null;

  constructor(problem: FamilySyncProblem, retryAfterMs: number | null = null) {
    super(problem);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}
