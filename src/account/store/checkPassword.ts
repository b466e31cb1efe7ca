import type { SignInOutcome } from './authClient.ts';
import { openSeparateAuth } from './openAuth.ts';
import { signInOutcome } from './outcomes.ts';
import type { StoredSession } from '#base/session/storedSession.ts';
import { CHECK_CLIENT } from '#base/storage/storageKeys.ts';

type CheckTools = {
  url: string;
  key: string;
  /** Guarded (guardedFetch.ts). */
  fetch: typeof fetch;
  stored: () => StoredSession | null;
};

/**
 * Checks the signed-in user's password by a separate sign-in. The session of this device and its second step do not
 * change.
 */
export function makeCheckPassword({ stored, ...tools }: CheckTools) {
  // One for all checks: auth-js warns of a second one in the same page.
  const auth = openSeparateAuth({ ...tools, storageKey: CHECK_CLIENT });
  return async (password: string): Promise<SignInOutcome> => {
    const email = stored()?.state.email ?? null;
    if (email === null) return 'wrong';
    const { word, data } = await auth.ask((client) =>
      client.signInWithPassword({ email, password }),
    );
    const token = data?.session?.access_token;
    if (token !== undefined) void auth.ask((client) => client.admin.signOut(token, 'local'));
    return signInOutcome(word);
  };
}
