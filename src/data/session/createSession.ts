// Who is signed in on this device, the token that says so to the server, and what a person does with an account.
import { createStore } from 'zustand/vanilla';
import { type Clock, deviceClock } from '../device/clock.ts';
import type { Live } from '../device/live.ts';
import { backendConfig } from '../directory/backendConfig.ts';
import { makeAccessToken } from './accessToken.ts';
import type { Accounts } from './accounts.ts';
import { makeAskAsUser } from './askAsUser.ts';
import type { SignInOutcome } from './authClient.ts';
import { createTokenCheck } from './checkToken.ts';
import { type AuthPage, createAccounts } from './createAccounts.ts';
import { makeDeleteAccount } from './deleteAccount.ts';
import { guardedFetch } from './guardedFetch.ts';
import { openAuth } from './openAuth.ts';
import { signInOutcome } from './outcomes.ts';
import { makeSecondFactor } from './secondFactor.ts';
import { createSessionStorage } from './sessionStorage.ts';
import { readStoredSession, type SessionState, sessionStorageKey } from './storedSession.ts';

export type SessionTools = {
  backend: typeof backendConfig;
  fetch: typeof fetch;
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  clock: Clock;
  /** Calls back when another tab may have written to localStorage. */
  onOtherTab: (listener: () => void) => void;
  /** The browser's when missing. */
  page?: AuthPage;
};

export type Session = {
  state: Live<SessionState>;
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** On this device at once, whatever the network does. What the family keeps on it stays. */
  signOut(): Promise<void>;
  /**
   * Null when nobody is signed in (any more). `refused`: the token that the server did not take; another one is
   * asked for. Throws NoAnswerError when that is out of reach: the session stays.
   */
  accessToken(refused?: string): Promise<string | null>;
  /** Calls back when a mailed link has signed somebody in who wants another password. */
  onRecovery(listener: () => void): () => void;
};

const browserPage: AuthPage = {
  origin: () => window.location.origin,
  dropFragment: () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  },
};

const browser: SessionTools = {
  backend: backendConfig,
  fetch: (...args) => fetch(...args),
  localStorage: () => localStorage,
  clock: deviceClock,
  onOtherTab: (listener) => {
    window.addEventListener('storage', listener);
    // A tab that slept for days has heard of nothing.
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('pageshow', listener);
  },
};

/** One per tab: it lives as long as the page. Throws without the address and the key of a backend. */
export function createSession(tools: SessionTools = browser): Session & Accounts {
  const { clock, page = browserPage } = tools;
  const { url, key } = required(tools.backend());
  const storageKey = sessionStorageKey(url);
  const storage = createSessionStorage(tools.localStorage, show);
  const stored = () => readStoredSession(storage.getItem(storageKey));
  const forget = () => storage.removeItem(storageKey);
  const state = createStore<SessionState>(() => stored()?.state ?? { status: 'out' });
  tools.onOtherTab(show);

  function show() {
    const next = stored()?.state ?? { status: 'out' };
    if (JSON.stringify(next) !== JSON.stringify(state.getState())) state.setState(next, true);
  }

  let ahead: number | null = null;
  const guarded = guardedFetch(tools.fetch, {
    onServerTime: (ms) => {
      ahead = clock.now() - ms;
    },
  });
  const auth = openAuth({ url, key, storageKey, storage, fetch: guarded });
  const accessToken = makeAccessToken({ auth, stored, forget, clock });
  const ask = makeAskAsUser(auth, accessToken);
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
    ...createAccounts({ auth, ask, tokens, stored, clock, page, onRecovery }),
    ...makeSecondFactor({ ask, settings, clock, ahead: () => ahead }),
    deleteAccount: makeDeleteAccount({ url, key, fetch: guarded, stored, signIn, forget }),
    state,
    signIn,
    accessToken,
    onRecovery(listener) {
      recovering.add(listener);
      return () => recovering.delete(listener);
    },
    async signOut() {
      const token = stored()?.accessToken;
      // First, and by ourselves: auth-js would wait for a token. A refresh under way sees it and drops its own.
      forget();
      if (token === undefined) return;
      // Out of reach: the server forgets the session when its time is over.
      await auth.ask((client) => client.admin.signOut(token, 'local'));
    },
  };
}

function required({ url, key }: ReturnType<typeof backendConfig>) {
  if (url === '') throw new Error('supabaseUrl is required.');
  if (key === '') throw new Error('supabaseKey is required.');
  return { url: url.replace(/\/+$/, ''), key };
}
