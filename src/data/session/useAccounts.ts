import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Accounts } from './accounts.ts';
import type { Session } from './createSession.ts';
import type { SessionState } from './storedSession.ts';
import { useApp } from '../useApp.ts';

export type AccountSession = Session & Accounts;

/** Asks the session something; 'unreachable' also when its code does not arrive. */
export type Ask = <T>(
  question: (session: AccountSession) => Promise<T>,
) => Promise<T | 'unreachable'>;

export type OpenAccounts = {
  /** Null until it is read from this device. */
  who: SessionState | null;
  /** The code of the session did not arrive. */
  hasFailed: boolean;
  ask: Ask;
};

/** Who is signed in, and what can be done about it. No form has to wait for it. */
export function useAccounts(): OpenAccounts {
  const app = useApp();
  const [session, setSession] = useState<AccountSession | 'failed' | null>(null);
  useEffect(() => {
    let isMounted = true;
    const open = async () => {
      try {
        const opened = await app.session();
        if (isMounted) setSession(opened);
      } catch {
        if (isMounted) setSession('failed');
      }
    };
    void open();
    return () => {
      isMounted = false;
    };
  }, [app]);

  const live = session === 'failed' || session === null ? null : session.state;
  const who = useSyncExternalStore(
    (changed) => live?.subscribe(changed) ?? nothing,
    () => live?.getState() ?? null,
    () => null,
  );
  return {
    who,
    hasFailed: session === 'failed',
    async ask(question) {
      try {
        return await question(await app.session());
      } catch {
        return 'unreachable';
      }
    },
  };
}

const nothing = () => undefined;
