// The commands of FamilySync.ts. When passes run is createRunner.ts, how they go syncPass.ts.
import { createStore } from 'zustand/vanilla';
import { hashOf } from '#base/crypto/hkdf.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { Locks } from '#base/device/schedule.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import { type PostTools, sendHandOver } from '../handOver/handOverPost.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';
import {
  admitOf,
  keyIdOf,
  keysText,
  newKeys,
  newRecovery,
  type SpaceKeys,
} from '../space/spaceKeys.ts';
import { spaceServer } from '../space/spaceServer.ts';
import { FAMILY_DAYS } from './carryOver.ts';
import { createJoin, troubles } from './createJoin.ts';
import { createRunner, type RunStatus } from './createRunner.ts';
import { type FamilyDevice, readDevices, removedDevice } from './devices.ts';
import { changeMark, type FamilyMark, readMark, unbind } from './familyMark.ts';
import type { FamilySync, ListedDevice, SyncState } from './FamilySync.ts';
import { bind, keysOf, memberOf, type NewDevice, newDevice } from './membership.ts';
import { rekey } from './rekey.ts';
import { readReplica, writeReplica } from './replicaRows.ts';

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
  const stored = createStore<{ value: Stored | 'opening' | 'failed' }>(() => ({
    value: 'opening',
  }));
  const state = createStore<SyncState>(() => ({ is: 'opening' }));
  const devices = createStore<readonly ListedDevice[]>(() => []);
  /** Begun, but not confirmed or stored: a retry sends the same, or the space would have a code that was never shown. */
  let begun: Promise<{ keys: SpaceKeys; device: NewDevice; recovery: Recovery }> | null = null;

  function show(): void {
    const { value } = stored.getState();
    const next = stateOf(value, runner.status.getState());
    if (JSON.stringify(next) !== JSON.stringify(state.getState())) state.setState(next, true);
    const listed = typeof value === 'string' ? [] : listOf(value);
    if (JSON.stringify(listed) !== JSON.stringify(devices.getState())) {
      devices.setState(listed, true);
    }
  }

  const readStored = () =>
    store.user(async (db): Promise<Stored> => {
      const mark = await readMark(db);
      return { mark, devices: mark?.state === 'on' ? readDevices(await readReplica(db)) : [] };
    });

  /** Reads the stored state, since the live query may lag behind. */
  async function shownNow(): Promise<void> {
    stored.setState({ value: await readStored() });
    show();
  }

  async function syncNow(): Promise<void> {
    await runner.begin();
    await shownNow();
  }

  async function newSpace() {
    const keys = newKeys(randomBytes);
    const [device, recovery] = [
      await newDevice(keys, randomBytes),
      await newRecovery(keys, randomBytes),
    ];
    return { keys, device, recovery };
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
    devices,

    turnOn: () =>
      troubles(async () => {
        const { keys, device, recovery } = await (begun ??= newSpace());
        const { code, ...sealed } = recovery;
        await server.create({
          space: keys.space,
          keyId: await keyIdOf(keys),
          admitHash: await hashOf(await admitOf(keys)),
          recovery: sealed,
          members: [await memberOf(device)],
          isRoom: false,
          days: FAMILY_DAYS,
          endsOn: null,
        });
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
        return { recoveryCode: code };
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
        return runner.status.getState().problem === null;
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
          const row = removedDevice(await readReplica(db), device, device, clock.now() - aheadMs);
          if (row) await writeReplica(db, [row]);
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
        store.live(
          readStored,
          (value) => stored.setState({ value }),
          // The last state stays; the next pass reports the problem.
          () => stored.setState(({ value }) => ({ value: value === 'opening' ? 'failed' : value })),
        ),
        stored.subscribe(show),
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

type Recovery = Awaited<ReturnType<typeof newRecovery>>;

function stateOf(stored: Stored | 'opening' | 'failed', run: RunStatus): SyncState {
  if (typeof stored === 'string') return { is: stored };
  const { mark } = stored;
  if (mark === null) return { is: 'off' };
  if (mark.state !== 'on') return { is: mark.state };
  const { syncedAt, leftOut, keptOut, lacksRecoveryCode, isCarriedOver } = mark;
  const counts = { leftOut: leftOut.length, keptOut: keptOut.length };
  return { is: 'on', syncedAt, ...run, ...counts, lacksRecoveryCode, isCarriedOver };
}

const listOf = ({ mark, devices }: Stored): ListedDevice[] =>
  devices.map(({ id, name, addedAt }) => ({ id, name, addedAt, isThis: id === mark?.device }));
