// WHEN a family's devices are brought in step: as the directory is pulled, and a moment after something was changed here.
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createFollower,
  type Follower,
  type FollowerTools,
  type FollowOutcome,
} from '#base/device/createFollower.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { FAMILY_LOCK } from '#base/storage/storageKeys.ts';
import { createSpaceCipher } from '../space/spaceCipher.ts';
import { SpaceError } from '../space/SpaceError.ts';
import { admitOf } from '../space/spaceKeys.ts';
import { spaceRemote } from '../space/spaceRemote.ts';
import { carryOver, type CarryTools } from './carryOver.ts';
import { changeMark, type FamilyMark, readMark, unbind } from './familyMark.ts';
import { adoptKeys, dropOldKeys, keysOf } from './familyKeys.ts';
import { type FamilyStoreTools, familyStore, hasUnsyncedChanges } from './familyStore.ts';
import { syncPass } from './syncPass.ts';

export type RunnerTools = FamilyStoreTools & CarryTools & FollowerTools;

export type RunStatus = {
  isRunning: boolean;
  problem: 'unreachable' | 'full' | 'forged' | 'storage' | 'broken' | null;
};

export type Runner = Pick<Follower, 'begin'> & {
  status: StoreApi<RunStatus>;
  /** The returned function cancels what is under way and what is planned. */
  start: () => () => void;
};

const INTERVAL_MS = 15 * 60 * 1000;
const FRESH_FOR_MS = 60 * 1000;
/** The pause while the space is full. */
const FULL_MS = 60 * 60 * 1000;

export function createRunner(tools: RunnerTools): Runner {
  const { store, profile, clock, server } = tools;
  const status = createStore<RunStatus>(() => ({ isRunning: false, problem: null }));

  async function syncOnce(mark: FamilyMark, signal: AbortSignal): Promise<'done' | 'idle'> {
    const keys = await keysOf(mark);
    if (mark.state === 'ending') {
      await server.close(mark.space, await admitOf(keys));
      await store.user((db) => unbind(db, null));
      return 'idle';
    }
    const remote = spaceRemote(server, mark, await createSpaceCipher(keys));
    if ((await syncPass(familyStore(tools, mark), remote, signal)) === 'moved') return 'idle';
    await dropOldKeys(store, mark);
    const syncedAt = clock.now();
    await store.user((db) =>
      changeMark(db, (now) => (now.proof === mark.proof ? { ...now, syncedAt } : now)),
    );
    return 'done';
  }

  async function sync(signal: AbortSignal): Promise<'done' | 'idle'> {
    // The plan of a phone that synced before there were spaces comes along first.
    const known = await store.user(readMark);
    const mark = known ?? (await carryOver(tools, signal));
    if (mark?.state !== 'on' && mark?.state !== 'ending') return 'idle';
    status.setState({ isRunning: true });
    try {
      return await syncOnce(mark, signal);
    } catch (error) {
      if (!(error instanceof SpaceError && error.problem === 'otherKey')) throw error;
      return await syncOnce(await adoptKeys(store, mark, error.wrapped), signal);
    }
  }

  async function pass(signal: AbortSignal): Promise<FollowOutcome> {
    try {
      const outcome = await sync(signal);
      status.setState({ problem: null });
      return { next: outcome === 'idle' ? NOTHING : { ms: INTERVAL_MS, quietMs: FRESH_FOR_MS } };
    } catch (error) {
      return signal.aborted ? 'canceled' : await failed(error);
    }
  }

  async function failed(reason: unknown): Promise<FollowOutcome> {
    const verdict = reason instanceof SpaceError ? reason.problem : null;
    if (verdict === 'gone' || verdict === 'removed') {
      // It ends the sync of this device.
      const state = verdict === 'gone' ? 'ended' : verdict;
      await store.user((db) => unbind(db, state)).catch(ignore);
      return { next: NOTHING };
    }
    const problem = problemOf(reason);
    if (problem === 'broken') console.error('A pass of the family failed', reason);
    status.setState({ problem });
    const waitMs = (reason instanceof SpaceError && reason.retryAfterMs) || 0;
    return { waitMs, ...(problem === 'full' && { leastMs: FULL_MS }) };
  }

  const { begin, start, setNews } = createFollower(tools, {
    lock: FAMILY_LOCK,
    pass,
    onEnd: () => status.setState({ isRunning: false }),
  });

  const askForNews = () =>
    store.user(async (db) => {
      const mark = await readMark(db);
      return mark?.state === 'on' && hasUnsyncedChanges(tools, db, mark);
    });

  return {
    begin,
    status,
    start() {
      const stop = [
        store.live(askForNews, setNews, ignore),
        profile.subscribe(() => void askForNews().then(setNews, ignore)),
        start(),
      ];
      return () => {
        for (const end of stop) end();
      };
    },
  };
}

/** No run is planned, and a person who returns may begin one. */
const NOTHING = { ms: null, quietMs: 0 };

/** The next pass reports failing storage. */
const ignore = () => undefined;

function problemOf(error: unknown): RunStatus['problem'] {
  if (error instanceof StorageError) return 'storage';
  if (isNoAnswer(error)) return 'unreachable';
  if (!(error instanceof SpaceError)) return 'broken';
  return error.problem === 'full' || error.problem === 'forged' ? error.problem : 'unreachable';
}
