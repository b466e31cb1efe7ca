import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import type { FamilySync, SyncState } from '#family/store/sync/FamilySync.ts';
import { fakeApp } from './fakeApp.ts';
import { fakeAuth } from './fakeAuth.ts';
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
  devices: [
    { id: 'a', name: 'iPhone', addedAt: 0, isThis: true },
    { id: 'b', name: 'Mac', addedAt: 1, isThis: false },
  ],
  newCodeAt: null,
};

/** A space on a server, as far as the screens see it: it opens with the right code. */
export function syncOf(first: SyncState): FamilySync {
  const state = createStore(() => first);
  return {
    state,
    async turnOn() {
      state.setState(syncIsOn, true);
      return { recoveryCode: 'ABCD-EFGH' };
    },
    addDevice: async () => ({ kind: 'unreachable' }),
    bring: async (code) => (code === 'right' ? 'done' : { kind: 'unknown' }),
    bringKeys: async () => 'done',
    preview: async () => ({ here: counts, devices: counts, together: counts }),
    join: async () => 'done',
    removeDevice: async () => ({ recoveryCode: 'ABCD-EFGH' }),
    newRecoveryCode: async () => ({ recoveryCode: 'ABCD-EFGH' }),
    recoveryCodeNoted: done,
    leave: done,
    turnOff: done,
    dismissEnded: done,
    decline: async () => undefined,
    syncNow: done,
  };
}

/** A part of the settings where the family's sync is this one. */
export function syncStage(
  sync: FamilySync,
  part: ReactNode,
  plain = fakeApp({ store: fakeDevice().openApp() }),
) {
  const app = { ...plain, familySync: async () => sync };
  return onStage(
    {},
    <AppContext value={app}>
      <AuthContext value={fakeAuth()}>
        <main>{part}</main>
      </AuthContext>
    </AppContext>,
  );
}
