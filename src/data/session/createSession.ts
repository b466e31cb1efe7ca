// Who is signed in on this device, and the token that says so to the server.
import { createStore } from 'zustand/vanilla';
import { type Clock, deviceClock } from '../device/clock.ts';
import { lazy } from '../device/lazy.ts';
import type { Live } from '../device/live.ts';
import { backendConfig } from '../directory/backendConfig.ts';
import type { SignInOutcome } from './authClient.ts';
import { guardedFetch } from './guardedFetch.ts';
import { createSessionStorage } from './sessionStorage.ts';
import { readStoredSession, type SessionState, sessionStorageKey } from './storedSession.ts';

export type SessionTools = {
  backend: typeof backendConfig;
  fetch: typeof fetch;
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  clock: Clock;
  /** Calls back when another tab has written to localStorage. */
  onOtherTab: (listener: () => void) => void;
};

export type Session = {
  state: Live<SessionState>;
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** On this device at once, whatever the network does. */
  signOut(): Promise<void>;
  /**
   * Null when nobody is signed in (any more). `refused`: the token that the server did not take; another one is
   * asked for. Throws NoAnswerError when that is out of reach: the session stays.
   */
  accessToken(refused?: string): Promise<string | null>;
};

/** The server could not be asked; nothing is known to be wrong. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

// A token that ends while a request is under way helps nobody.
const MARGIN_MS = 30_000;
// auth-js tries for 25 s; a screen does not wait that long.
const REFRESH_MS = 12_000;

const browser: SessionTools = {
  backend: backendConfig,
  fetch: (...args) => fetch(...args),
  localStorage: () => localStorage,
  clock: deviceClock,
  onOtherTab: (listener) => window.addEventListener('storage', listener),
};

/** One per tab: it lives as long as the page. */
export function createSession(tools: SessionTools = browser): Session {
  const { clock } = tools;
  const { url, key } = tools.backend();
  const storageKey = sessionStorageKey(url);
  const storage = createSessionStorage(tools.localStorage, show);
  const stored = () => readStoredSession(storage.getItem(storageKey));
  const state = createStore<SessionState>(() => stored()?.state ?? { status: 'out' });
  tools.onOtherTab(show);

  function show() {
    const next = stored()?.state ?? { status: 'out' };
    if (JSON.stringify(next) !== JSON.stringify(state.getState())) state.setState(next, true);
  }

  let hasBegun = false;
  const auth = lazy(async () => {
    const library = await import('./authClient.ts');
    const ask = guardedFetch(tools.fetch);
    const client = library.createAuthClient({ url, key, storageKey, storage, fetch: ask });
    return { ...library, client };
  });

  const isFresh = (found: ReturnType<typeof stored>, refused?: string) =>
    found !== null && found.accessToken !== refused && found.expiresAt > clock.now() + MARGIN_MS;

  async function refresh(refused?: string): Promise<string | null> {
    const { client, isFromServer } = await auth();
    if (hasBegun) client.askAgain();
    hasBegun = true;
    // It begins by refreshing a token that has ended; another tab may have done so, too.
    await client.initialize();
    const found = stored();
    if (found === null || isFresh(found, refused)) return found?.accessToken ?? null;
    // Where the token has ended, asking for the session refreshes it.
    const { error } = await (found.accessToken === refused
      ? client.refreshSession()
      : client.getSession());
    if (error !== null && !isFromServer(error)) throw new NoAnswerError('no answer came');
    const left = stored();
    // auth-js keeps a session whose token has time left. The server has refused both, so it is over.
    if (error !== null && left?.accessToken === found.accessToken) storage.removeItem(storageKey);
    return stored()?.accessToken ?? null;
  }

  return {
    state,
    async signIn(email, password) {
      try {
        const { client, outcomeOf } = await auth();
        const { error } = await client.signInWithPassword({ email, password });
        return outcomeOf(error);
      } catch {
        // The library's code did not arrive.
        return 'unreachable';
      }
    },
    async signOut() {
      const token = stored()?.accessToken;
      // First, and by ourselves: auth-js would wait for a token. A refresh under way sees it and drops its own.
      storage.removeItem(storageKey);
      if (token === undefined) return;
      try {
        const { client } = await auth();
        await client.admin.signOut(token, 'local');
      } catch {
        // Out of reach: the server forgets the session when its time is over.
      }
    },
    async accessToken(refused) {
      const found = stored();
      if (found === null || isFresh(found, refused)) return found?.accessToken ?? null;
      return withDeadline(refresh(refused), clock);
    },
  };
}

function withDeadline<T>(work: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(REFRESH_MS, () => reject(new NoAnswerError('no answer came')));
    work
      .then(resolve, (error: unknown) =>
        reject(error instanceof NoAnswerError ? error : new NoAnswerError('no answer came')),
      )
      .finally(cancel);
  });
}
