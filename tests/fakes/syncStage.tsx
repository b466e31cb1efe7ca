import { dana } from '#tests/fixtures/dana.ts';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import type { FamilySync, SyncState } from '#family/store/sync/FamilySync.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { fakeApp } from './fakeApp.ts';
import { fakeDevice } from './fakeDevice.ts';
import { onStage } from './onStage.tsx';

const done = async () => undefined;
const counts = { children: 1, planned: 0, favorites: 0, notes: 1 };

export const syncIsOn: SyncState = {
  is: 'on',
  syncedAt: null,
  isRunning: false,
  problem: null,
  leftOut: 0,
  lacksRecoveryCode: true,
};

/** A copy on a server, as far as the screens see it: it opens with the right secret. */
export function syncOf(first: SyncState, copy: 'none' | 'locked' = 'none'): FamilySync {
  const state = createStore(() => first);
  return {
    state,
    look: async () => copy,
    async turnOn(password) {
      if (password !== 'right') return { outcome: 'wrong' };
      state.setState(syncIsOn);
      return { outcome: 'done', recoveryCode: 'ABCD-EFGH' };
    },
    startAnew: async () => ({ outcome: 'wrong' }),
    unlock: async (_, secret) => (secret === 'right' ? 'done' : 'wrong'),
    preview: async () => ({ here: counts, account: counts, together: counts }),
    join: async () => 'done',
    newRecoveryCode: async () => ({ recoveryCode: 'ABCD-EFGH' }),
    recoveryCodeNoted: done,
    turnOff: done,
    dismissEnded: done,
    syncNow: done,
    onPassword: async () => null,
    putAside: async () => state.setState({ is: 'off' }, true),
    claim: done,
    accountDeleted: done,
  };
}

/** A part of the settings where the family's sync is this one, and Dana or nobody is signed in. */
export function syncStage(
  sync: FamilySync,
  part: ReactNode,
  isSignedIn = false,
  plain = fakeApp({ store: fakeDevice().openApp() }),
) {
  const who: SessionState = isSignedIn ? dana : { status: 'out' };
  const account = { ...plain.account, state: createStore(() => who) };
  const app = { ...plain, account, familySync: async () => sync };
  const auth = {
    who,
    link: '',
    dropLink: () => undefined,
    ask: async () => 'unreachable' as const,
    signOut: async () => {},
  };
  return onStage(
    {},
    <AppContext value={app}>
      <AuthContext value={auth}>
        <main>{part}</main>
      </AuthContext>
    </AppContext>,
  );
}
