// The token that proves the user to the server, and the account's actions.
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { backendConfig } from '#base/http/backendConfig.ts';
import { makeAccessToken } from './accessToken.ts';
import type { Accounts } from './accounts.ts';
import { makeCallClientAsUser } from './callClientAsUser.ts';
import type { SignInOutcome } from './authClient.ts';
import { createTokenCheck } from './checkToken.ts';
import { type AuthPage, createAccounts } from './createAccounts.ts';
import { createLinks } from './createLinks.ts';
import { makeDeleteAccount } from './deleteAccount.ts';
import type { DeviceSession } from '#base/session/deviceSession.ts';
import { guardedFetch } from './guardedFetch.ts';
import { openAuth, openSeparateAuth } from './openAuth.ts';
import { signInOutcome } from './outcomes.ts';
import { createRequestedMail } from './requestedMail.ts';
import { makeSecondFactor } from './secondFactor.ts';
import { LINK_CLIENT } from '#base/storage/storageKeys.ts';

export type SessionTools = {
  backend: typeof backendConfig;
  fetch: typeof fetch;
  clock: Clock;
  /** The browser's when missing. */
  page?: AuthPage;
};

export type AuthSession = {
  /**
   * Returns null when signed out. `refused` is a token that the server refused, which requests a new one. Throws
   * NoAnswerError offline and keeps the session.
   */
  accessToken: (refused?: string) => Promise<string | null>;
  /** Fetches what the first question needs. Rejects when it does not arrive. */
  prepare: () => Promise<unknown>;
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** Ends the session of this token at the server. Never rejects. */
  revoke: (token: string) => Promise<unknown>;
  /** Calls back when a mailed link has signed in a user who wants to set a new password. */
  onRecovery(listener: () => void): () => void;
};

const browserPage: AuthPage = { origin: () => window.location.origin };

const browser: SessionTools = {
  backend: backendConfig,
  fetch: (...args) => fetch(...args),
  clock: deviceClock,
};

/** One per tab: it lives as long as the page. Throws without the address and the key of a backend. */
export function createSession(
  device: DeviceSession,
  tools: SessionTools = browser,
): AuthSession & Accounts {
  const { clock, page = browserPage } = tools;
  const { url, key } = required(tools.backend());
  const { storageKey, storage, stored, forget } = device;

  let ahead: number | null = null;
  const guarded = guardedFetch(tools.fetch, {
    onServerTime: (ms) => {
      ahead = clock.now() - ms;
    },
  });
  const auth = openAuth({ url, key, storageKey, storage, fetch: guarded, autoRefreshToken: true });
  const beside = openSeparateAuth({ url, key, storageKey: LINK_CLIENT, fetch: guarded });
  const requested = createRequestedMail(storage, `${storageKey}-mail`, clock);
  const accessToken = makeAccessToken({ auth, stored, forget, clock });
  const ask = makeCallClientAsUser(auth, accessToken);
  const tokens = createTokenCheck({ url: `${url}/auth/v1`, key, fetch: guarded, clock });

  async function signIn(email: string, password: string): Promise<SignInOutcome> {
    const { word } = await auth.ask((client) => client.signInWithPassword({ email, password }));
    return signInOutcome(word);
  }

  async function settings(): Promise<unknown> {
    return (await guarded(`${url}/auth/v1/settings`, { headers: { apikey: key } })).json();
  }

  const recovering = new Set<() => void>();
  const onRecovery = () => {
    for (const listener of recovering) listener();
  };

  return {
    ...createAccounts({ auth, ask, stored, requested, page }),
    ...createLinks({ auth, beside, tokens, stored, requested, clock, onRecovery }),
    ...makeSecondFactor({ ask, settings, clock, ahead: () => ahead }),
    deleteAccount: makeDeleteAccount({ url, key, fetch: guarded, stored, signIn, forget }),
    prepare: auth.client,
    signIn,
    accessToken,
    onRecovery(listener) {
      recovering.add(listener);
      return () => recovering.delete(listener);
    },
    revoke: (token) => auth.ask((client) => client.admin.signOut(token, 'local')),
  };
}

function required({ url, key }: ReturnType<typeof backendConfig>) {
  if (url === '') throw new Error('supabaseUrl is required.');
  if (key === '') throw new Error('supabaseKey is required.');
  return { url: url.replace(/\/+$/, ''), key };
}
