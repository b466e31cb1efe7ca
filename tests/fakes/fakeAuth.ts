import { createStore } from 'zustand/vanilla';
import type { AuthContextValue } from '#account/store/useAuth.ts';
import type { SessionState } from '#base/session/storedSession.ts';

type Given = Partial<Pick<AuthContextValue, 'ask' | 'signOut'>> & {
  who?: SessionState;
  link?: string;
};

/** What AuthProvider gives a page: nobody signed in, and a server that never answers, unless the test says otherwise. */
export const fakeAuth = ({
  who = { status: 'out' },
  link = '',
  ask = async () => 'unreachable',
  signOut = async () => undefined,
}: Given = {}): AuthContextValue => ({
  state: createStore<SessionState>(() => who),
  link: createStore(() => link),
  ask,
  signOut,
});
