import { callFunction, type Reply, replyTo } from '../http/post.ts';
import type { Backend } from '../http/backendConfig.ts';
import type { Clock } from '../device/clock.ts';
import { NoAnswerError } from './NoAnswerError.ts';

export type UserCall = {
  /**
   * Returns null when signed out. `refused` is a token that the server refused, which requests a new one. Throws
   * NoAnswerError offline and keeps the session.
   */
  accessToken: (refused?: string) => Promise<string | null>;
  backend: () => Backend;
  clock: Clock;
};

const NO_REPLY: Reply = { status: 0, retryAfter: null };

/**
 * Calls a database function as the signed-in user; refreshes a rejected token once. Resolves 'signedOut' without a
 * session, and status 0 without a response. Rejects only with the signal's reason.
 */
export async function callAsUser(
  { accessToken, backend, clock }: UserCall,
  name: string,
  args: object,
  signal: AbortSignal,
  size = 0,
): Promise<Reply | 'signedOut'> {
  const ask = (token: string) =>
    replyTo((inTime) => callFunction(backend(), name, args, inTime, token), signal, clock, size);
  try {
    const token = await accessToken();
    if (token === null) return 'signedOut';
    const first = await ask(token);
    if (first.status !== 401) return first;
    const other = await accessToken(token);
    return other === null ? 'signedOut' : await ask(other);
  } catch (error) {
    if (error instanceof NoAnswerError) return NO_REPLY;
    throw error;
  }
}
