// The commands of FamilySync.ts. When passes run is createRunner.ts, how they go syncPass.ts.
import { createStore } from 'zustand/vanilla';
import { pageBackend } from '#base/http/backendConfig.ts';
import { deviceName as nameOfDevice } from '#base/install/deviceName.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { Locks } from '#base/device/schedule.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import { REMOVED } from '#family/rules/familyRecord.ts';
import { type PostTools, sendHandOver } from '../handOver/handOverPost.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';
import { admitOf, keysText } from '../space/spaceKeys.ts';
import { spaceServer } from '../space/spaceServer.ts';
import { createJoin, troubles } from './createJoin.ts';
import { createRunner, type RunStatus } from './createRunner.ts';
import {
  changedDevice,
  type FamilyDevice,
  listedDevices,
  newCodeAt,
  readDevices,
} from './devices.ts';
import { keysOf } from './familyKeys.ts';
import { changeMark, type FamilyMark, readMark, unbind } from './familyMark.ts';
import type { FamilySync, SyncState } from './FamilySync.ts';
import { beginFamily, bind, type NewFamily, newFamily } from './membership.ts';
import { rekey } from './rekey.ts';
import { readReplica, writeReplica } from '../space/keptSpace.ts';

export type FamilySyncTools = PostTools & {
  store: LocalStore;
  profile: ProfileStore;
  tab: TabSignals;
  locks: Locks;
  random: () => number;
  /** What the family calls this device: 'iPhone'. */
  deviceName: () => string;
};

export type LiveFamilySync = FamilySync & {
  /** Begins; the returned function cancels what is under way and what is planned. */
  start(): () => void;
};

type Stored = { mark: FamilyMark | null; devices: readonly FamilyDevice[] };

export function createFamilySync(tools: FamilySyncTools): LiveFamilySync {
  const { store, clock, randomBytes, deviceName } = tools;
  const server = spaceServer(tools);
  const runner = createRunner({ ...tools, server });
  const state = createStore<SyncState>(() => ({ is: 'opening' }));
  let stored: Stored | 'opening' | 'failed' = 'opening';
  /** Begun, but not confirmed or stored: a retry sends the same, or the space would have a code that was never shown. */
  let begun: Promise<NewFamily> | null = null;

  function show(): void {
    const next = stateOf(stored, runner.status.getState());
    if (JSON.stringify(next) !== JSON.stringify(state.getState())) state.setState(next, true);
  }

  function showStored(next: typeof stored): void {
    stored = next;
    show();
  }

  const readStored = () =>
    store.user(async (db): Promise<Stored> => {
      const mark = await readMark(db);
      return { mark, devices: mark?.state === 'on' ? readDevices(await readReplica(db)) : [] };
    });

  /** Reads the stored state, since the live query may lag behind. */
  const shownNow = async () => showStored(await readStored());

  async function syncNow(): Promise<void> {
    await runner.begin();
    await shownNow();
  }

  async function changeKeys(removed: string | null) {
    return troubles(async () => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await syncNow();
        const mark = await store.user(readMark);
        if (mark?.state !== 'on') return 'unreachable';
        const nowMs = clock.now() - mark.aheadMs;
        const changed = await rekey({ store, server, randomBytes }, mark, removed, nowMs);
        if (changed === null) continue;
        await shownNow();
        void runner.begin();
        return changed;
      }
      return 'unreachable';
    });
  }

  return {
    state,

    turnOn: () =>
      troubles(async () => {
        const family = await (begun ??= newFamily(randomBytes));
        const { keys, device, recovery } = family;
        await beginFamily(server, family);
        const now = clock.now();
        const binding = { name: deviceName(), now, lacksRecoveryCode: true };
        const isBound = await bind(store, keys, device, binding);
        begun = null;
        await shownNow();
        if (!isBound) {
          await server.close(keys.space, await admitOf(keys)).catch(() => undefined);
          return 'on';
        }
        void runner.begin();
        return { recoveryCode: recovery.code };
      }),

    async addDevice() {
      const mark = await store.user(readMark);
      if (mark?.state !== 'on') return { kind: 'unreachable' };
      const keys = await keysOf(mark);
      return sendHandOver(tools, new TextEncoder().encode(keysText(keys)));
    },

    ...createJoin({
      ...tools,
      server,
      shownNow,
      async syncNow() {
        await syncNow();
        return state.getState();
      },
    }),

    removeDevice: (id) => changeKeys(id),
    newRecoveryCode: () => changeKeys(null),

    async recoveryCodeNoted() {
      await store.user((db) => changeMark(db, (now) => ({ ...now, lacksRecoveryCode: false })));
      await shownNow();
    },

    async leave() {
      const mark = await store.user(readMark);
      if (mark?.state !== 'on') return;
      await store.user((db) =>
        db.transaction('rw', db.replica, async () => {
          const { device, aheadMs } = mark;
          const replica = await readReplica(db);
          const nowMs = clock.now() - aheadMs;
          const gone = { [REMOVED]: true };
          await writeReplica(db, changedDevice(replica, device, gone, device, nowMs));
        }),
      );
      await syncNow();
      // Without a signal the others still list this phone, and can remove it.
      await server.leave({ space: mark.space, proof: mark.proof }).catch(() => undefined);
      await store.user((db) => unbind(db, null));
      await shownNow();
    },

    async turnOff() {
      await store.user((db) =>
        changeMark(db, (now) => (now.state === 'on' ? { ...now, state: 'ending' } : now)),
      );
      await syncNow();
    },

    async dismissEnded() {
      await store.user((db) =>
        changeMark(db, (now) => (now.state === 'on' ? { ...now, isCarriedOver: false } : null)),
      );
      await shownNow();
    },

    syncNow,

    start() {
      const stop = [
        // The last state stays; the next pass reports the problem.
        store.live(readStored, showStored, () =>
          showStored(stored === 'opening' ? 'failed' : stored),
        ),
        runner.status.subscribe(show),
        runner.start(),
      ];
      show();
      return () => {
        for (const end of stop) end();
      };
    },
  };
}

function stateOf(stored: Stored | 'opening' | 'failed', run: RunStatus): SyncState {
  if (typeof stored === 'string') return { is: stored };
  const { mark, devices } = stored;
  if (mark === null) return { is: 'off' };
  if (mark.state !== 'on') return { is: mark.state };
  const { syncedAt, leftOut, keptOut, lacksRecoveryCode, isCarriedOver, device } = mark;
  return {
    is: 'on',
    ...run,
    syncedAt,
    leftOut: leftOut.length,
    keptOut: keptOut.length,
    lacksRecoveryCode,
    isCarriedOver,
    devices: listedDevices(devices, device),
    newCodeAt: newCodeAt(devices, device),
  };
}

/** What it shares with the rest of the app. */
export type FamilyParts = Pick<FamilySyncTools, 'store' | 'profile'>;

/** Creates the sync of a browser tab and starts it. */
export function openFamilySync(
  parts: FamilyParts,
  tools: Pick<FamilySyncTools, 'clock' | 'tab' | 'random' | 'locks'>,
): LiveFamilySync {
  const sync = createFamilySync({
    ...parts,
    ...tools,
    backend: pageBackend,
    origin: () => window.location.origin,
    deviceName: () => nameOfDevice(navigator),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  sync.start();
  return sync;
}
