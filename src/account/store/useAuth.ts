import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useRaise } from '#base/device/useRaise.ts';
import type { Live } from '#base/storage/live.ts';
import type { Accounts } from './accounts.ts';
import type { AuthSession } from './createSession.ts';
import type { SessionState } from '#base/session/storedSession.ts';

export type AccountSession = AuthSession & Accounts;

/** Asks the session something; 'unreachable' also when its code does not arrive. Rejects with a bug, which the error page shows. */
export type CallSession = <T>(
  question: (session: AccountSession) => Promise<T>,
) => Promise<T | 'unreachable'>;

type AuthActions = {
  ask: CallSession;
  /** Signs out on this device at once, even offline. The family's data stays on it. */
  signOut: () => Promise<void>;
};
/**
 * Stores, so that the value never changes: a new one would hydrate the whole page in one task, as soon as this device
 * has said who is signed in.
 */
export type AuthContextValue = AuthActions & {
  state: Live<SessionState>;
  link: StoreApi<string>;
};
type Auth = AuthActions & {
  /** Live across tabs. 'opening' on the prerendered page and until it is read from this device: no screen waits for it. */
  who: SessionState;
  /** What the address of this page carried (linkInAddress.ts); '' when nothing, or when it is done with. */
  link: string;
  dropLink: () => void;
};

export const AuthContext = createContext<AuthContextValue | null>(null);

/** Returns the signed-in user and the account's methods. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  const { state, link, ask, signOut } = auth;
  const raise = useRaise();
  return {
    who: useStore(state),
    link: useStore(link),
    dropLink: () => link.setState('', true),
    signOut,
    ask: (question) =>
      ask(question).catch((error: unknown) => {
        raise(error);
        throw error;
      }),
  };
}
