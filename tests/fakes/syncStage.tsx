import { dana } from '#tests/fixtures/dana.ts';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import type { FamilySync, ListedDevice, SyncState } from '#family/store/sync/FamilySync.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { fakeApp } from './fakeApp.ts';
import { fakeDevice } from './fakeDevice.ts';
import { onStage } from './onStage.tsx';

const done = async () => undefined;
const counts = { children: 1, planned: 0, favorites: 0, notes: 1 };

export const syncIsOn: Extract<SyncState, { is: 'on' }> = {
  is: 'on',
  syncedAt: null,
  isRunning: false,
  problem: null,
  leftOut: 0,
  keptOut: 0,
  lacksRecoveryCode: true,
  isCarriedOver: false,
};

/** A space on a server, as far as the screens see it: it opens with the right code. */
export function syncOf(first: SyncState): FamilySync {
  const state = createStore(() => first);
  return {
    state,
    devices: createStore<readonly ListedDevice[]>(() => [
      { id: 'a', name: 'iPhone', addedAt: 0, isThis: true },
      { id: 'b', name: 'Mac', addedAt: 1, isThis: false },
    ]),
    async turnOn() {
      state.setState(syncIsOn, true);
      return { recoveryCode: 'ABCD-EFGH' };
    },
    addDevice: async () => ({ kind: 'unreachable' }),
    bring: async (code) => (code === 'right' ? 'done' : { kind: 'unknown' }),
    bringKeys: async () => 'done',
    preview: async () => ({ here: counts, account: counts, together: counts }),
    join: async () => 'done',
    removeDevice: async () => ({ recoveryCode: 'ABCD-EFGH' }),
    newRecoveryCode: async () => ({ recoveryCode: 'ABCD-EFGH' }),
    recoveryCodeNoted: done,
    leave: done,
    turnOff: done,
    dismissEnded: done,
    syncNow: done,
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
