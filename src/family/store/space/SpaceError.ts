/**
 * Why a space could not be brought in step. `unreachable`: no response of the server; a retry may work. `gone`: the space
 * was closed, or expired. `removed`: this device is no member any more. `full`: no more room on the server. `refused`: it
 * rejects what was sent for good. `otherKey`: the space has another key, which comes as `wrapped`, sealed for this member.
 * `forged`: what came instead of a key was sealed by no member.
 */
export type SpaceProblem =
  | 'unreachable'
  | 'gone'
  | 'removed'
  | 'full'
  | 'refused'
  | 'otherKey'
  | 'forged';

type Details = { retryAfterMs?: number | null; wrapped?: string; keyId?: string };

export class SpaceError extends Error {
  override readonly name = 'SpaceError';
  readonly problem: SpaceProblem;
  /** The server's Retry-After; null without one. */
  readonly retryAfterMs: number | null;
  readonly wrapped: string;
  /** Of 'otherKey': the id of the key that the space has. */
  readonly keyId: string;

  constructor(
    problem: SpaceProblem,
    { retryAfterMs = null, wrapped = '', keyId = '' }: Details = {},
  ) {
    super(problem);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
    this.wrapped = wrapped;
    this.keyId = keyId;
  }
}
