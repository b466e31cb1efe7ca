// Returns a fresh token for the server's other services. Screens do not wait for it; they read the stored session.
import type { Clock } from '#base/device/clock.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';
import type { AuthConnection } from './openAuth.ts';
import type { StoredSession } from '#base/session/storedSession.ts';

export type TokenSource = {
  auth: AuthConnection;
  stored: () => StoredSession | null;
  /** Ends the session on this device. */
  forget: () => void;
  clock: Clock;
};

// A token that expires during a request is useless.
const MARGIN_MS = 30_000;
// auth-js tries for 25 s; a screen does not wait that long.
const REFRESH_MS = 12_000;

/** Session.accessToken */
export function makeAccessToken({ auth, stored, forget, clock }: TokenSource) {
  let hasBegun = false;

  const isFresh = (found: StoredSession | null, refused?: string) =>
    found !== null && found.accessToken !== refused && found.expiresAt > clock.now() + MARGIN_MS;

  async function refresh(refused?: string): Promise<string | null> {
    const client = await auth.client();
    if (hasBegun) client.askAgain();
    hasBegun = true;
    // It begins by refreshing a token that has ended; another tab may have done so, too.
    await client.initialize();
    const found = stored();
    if (found === null || isFresh(found, refused)) return found?.accessToken ?? null;
    // Requesting the session refreshes an expired token.
    const { word } = await (found.accessToken === refused
      ? auth.ask(() => client.refreshSession())
      : auth.ask(() => client.getSession()));
    const left = stored();
    // The token was refreshed here or in another tab, or the user signed out, while this waited.
    if (left?.accessToken !== found.accessToken) return left?.accessToken ?? null;
    if (word === 'unreachable') throw new NoAnswerError('no answer came');
    // auth-js keeps a session whose token has time left. The server has refused both, so it is over.
    if (word !== 'done') forget();
    return stored()?.accessToken ?? null;
  }

  return async (refused?: string): Promise<string | null> => {
    const found = stored();
    if (found === null || isFresh(found, refused)) return found?.accessToken ?? null;
    return withTokenDeadline(refresh(refused), clock);
  };
}

/** Rejects with NoAnswerError on a timeout or without a response, and with bugs of `work`. */
export function withTokenDeadline<T>(work: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(REFRESH_MS, () => reject(new NoAnswerError('no answer came')));
    work
      .then(resolve, (error: unknown) =>
        reject(isNoAnswer(error) ? new NoAnswerError('no answer came') : error),
      )
      .finally(cancel);
  });
}
