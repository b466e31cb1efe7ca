// How a phone comes into the space of another: the keys arrive, what joining means is shown, and then it joins or does not.
import { readCode } from '#base/crypto/code.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { collect } from '../backup/collect.ts';
import { type PostTools, takeHandOver } from '../handOver/handOverPost.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';
import { createSpaceCipher } from '../space/spaceCipher.ts';
import { SpaceError } from '../space/SpaceError.ts';
import {
  admitOf,
  keyIdOf,
  openKeys,
  readKeys,
  RECOVERY_LETTERS,
  recoveryOf,
  type SpaceKeys,
} from '../space/spaceKeys.ts';
import { spaceRemote } from '../space/spaceRemote.ts';
import type { SpaceServer } from '../space/spaceServer.ts';
import type { FamilySync, Joined, SyncState, SyncTrouble } from './FamilySync.ts';
import { bind, memberOf, type NewDevice, newDevice } from './membership.ts';
import { previewJoin } from './previewJoin.ts';

type JoinTools = PostTools & {
  store: LocalStore;
  profile: ProfileStore;
  server: SpaceServer;
  deviceName: () => string;
  shownNow: () => Promise<void>;
  /** Resolves the state after the pass. */
  syncNow: () => Promise<SyncState>;
};

type Join = Pick<FamilySync, 'bring' | 'bringKeys' | 'preview' | 'decline' | 'join'>;

export function createJoin(tools: JoinTools): Join {
  const { store, profile, server, clock, randomBytes, deviceName } = tools;
  /** The keys of a space that this phone may join. */
  let found: { keys: SpaceKeys; device: NewDevice } | null = null;

  /** Where the server does not answer the place stays taken until the next new key. */
  async function decline(): Promise<void> {
    if (found === null) return;
    const { keys, device } = found;
    found = null;
    await server.leave({ space: keys.space, proof: device.proof }).catch(() => undefined);
  }

  async function bringKeys(keys: SpaceKeys) {
    return troubles(async () => {
      await decline();
      const device = await newDevice(keys, randomBytes);
      const member = await memberOf(device);
      try {
        await server.addMember(keys.space, await admitOf(keys), await keyIdOf(keys), member);
      } catch (error) {
        if (!(error instanceof SpaceError)) throw error;
        // Somebody was removed since the code was made.
        if (error.problem === 'gone' || error.problem === 'otherKey') return 'gone';
        throw error;
      }
      found = { keys, device };
      return 'done';
    });
  }

  async function recover(code: string) {
    return troubles(async () => {
      const { finder, key } = await recoveryOf(code);
      const copy = await server.recover(finder).catch(limited);
      if (copy && 'kind' in copy) return copy;
      const keys = copy && (await openKeys(copy.sealed, key, copy.space, 'recovery'));
      return keys ? bringKeys(keys) : 'gone';
    });
  }

  return {
    bringKeys,
    decline,

    async bring(code) {
      const typed = readCode(code);
      if (typed?.length === RECOVERY_LETTERS) {
        const outcome = await recover(typed);
        return outcome === 'gone' ? 'unknownRecovery' : outcome;
      }
      const taken = await takeHandOver(tools, code);
      if (taken.kind !== 'here') return taken;
      const keys = readKeys(new TextDecoder().decode(taken.plain));
      if (keys === null) return 'plan';
      const outcome = await bringKeys(keys);
      return outcome === 'gone' ? { kind: 'expired' } : outcome;
    },

    preview: () =>
      troubles(async () => {
        if (found === null) return 'unreachable';
        const { keys, device } = found;
        const member = { space: keys.space, proof: device.proof };
        const remote = spaceRemote(server, member, await createSpaceCipher(keys));
        const { records } = await collect({ store, profile: () => Promise.resolve(profile) });
        return previewJoin(remote, records, clock.now(), new AbortController().signal);
      }),

    async join() {
      if (found === null) return 'unreachable';
      const { keys, device } = found;
      const binding = { name: deviceName(), now: clock.now(), lacksRecoveryCode: false };
      if (!(await bind(store, keys, device, binding))) {
        await decline();
        await tools.shownNow();
        return 'on';
      }
      found = null;
      try {
        return joinedAs(await tools.syncNow());
      } catch (error) {
        // It has joined all the same: another try would find that it syncs already.
        if (error instanceof StorageError) return 'stuck';
        throw error;
      }
    },
  };
}

/** `state`: after the first pass. */
function joinedAs(state: SyncState): Joined {
  if (state.is === 'removed') return 'removed';
  if (state.is !== 'on') return 'ended';
  if (state.syncedAt !== null) return 'done';
  return state.problem === null || state.problem === 'unreachable' ? 'later' : 'stuck';
}

/** Too many codes were tried from this network. */
function limited(error: unknown): { kind: 'limited'; waitMs: number } {
  if (error instanceof SpaceError && error.retryAfterMs !== null) {
    return { kind: 'limited', waitMs: error.retryAfterMs };
  }
  throw error;
}

/** What the server does not do, as a word. */
export async function troubles<T>(work: () => Promise<T>): Promise<T | SyncTrouble> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    return error.problem === 'full' ? 'full' : 'unreachable';
  }
}
