// WHEN a family's devices are brought in step: as the directory is pulled, and a moment after something was changed here.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import {
  backoffMs,
  createSchedule,
  withTabLock,
  type Locks,
  type Next,
  OTHER_TAB_RETRY_MS,
  type Schedule,
} from '#base/device/schedule.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import { FAMILY_LOCK } from '#base/storage/storageKeys.ts';
import { createSpaceCipher, type SpaceCipher } from '../space/spaceCipher.ts';
import { SpaceError } from '../space/SpaceError.ts';
import { admitOf } from '../space/spaceKeys.ts';
import { spaceRemote } from '../space/spaceRemote.ts';
import { carryOver, type CarryTools } from './carryOver.ts';
import { changeMark, type FamilyMark, readMark, readOldMark, unbind } from './familyMark.ts';
import { adoptKeys, dropOldKeys, keysOf } from './familyKeys.ts';
import { type FamilyStoreTools, familyStore, hasUnsyncedChanges } from './familyStore.ts';
import { syncPass } from './syncPass.ts';

export type RunnerTools = FamilyStoreTools &
  CarryTools & {
    tab: TabSignals;
    locks: Locks;
    /** 0 up to 1. */
    random: () => number;
  };

export type RunStatus = {
  isRunning: boolean;
  problem: 'unreachable' | 'full' | 'forged' | 'storage' | 'broken' | null;
};

export type Runner = Pick<Schedule, 'begin'> & {
  status: StoreApi<RunStatus>;
  /** The returned function cancels what is under way and what is planned. */
  start: () => () => void;
};

type Outcome = 'done' | 'idle' | 'other tab' | 'canceled' | { error: unknown };

const INTERVAL_MS = 15 * 60 * 1000;
const FRESH_FOR_MS = 60 * 1000;
/** The wait after a change, so that typing is not interrupted. */
const NEWS_MS = 3000;
const MAX_BACKOFF_MS = 15 * 60 * 1000;
/** The pause while the space is full. */
const FULL_MS = 60 * 60 * 1000;

export function createRunner(tools: RunnerTools): Runner {
  const { store, profile, clock, tab, server, locks } = tools;
  const status = createStore<RunStatus>(() => ({ isRunning: false, problem: null }));
  let failures = 0;
  let isNews = false;
  let opened: { wrapped: string; cipher: SpaceCipher } | null = null;

  async function cipherOf(mark: FamilyMark): Promise<SpaceCipher> {
    if (opened?.wrapped === mark.wrapped) return opened.cipher;
    const cipher = await createSpaceCipher(await keysOf(mark));
    opened = { wrapped: mark.wrapped, cipher };
    return cipher;
  }

  async function pass(mark: FamilyMark, signal: AbortSignal): Promise<'done' | 'idle'> {
    if (mark.state === 'ending') {
      await server.close(mark.space, await admitOf(await keysOf(mark)));
      await store.user((db) => unbind(db, null));
      return 'idle';
    }
    if (mark.state !== 'on') return 'idle';
    const remote = spaceRemote(server, mark, await cipherOf(mark));
    if ((await syncPass(familyStore(tools, mark), remote, signal)) === 'moved') return 'idle';
    await dropOldKeys(store, mark);
    const syncedAt = clock.now();
    await store.user((db) =>
      changeMark(db, (now) => (now.proof === mark.proof ? { ...now, syncedAt } : now)),
    );
    return 'done';
  }

  /** The plan of a phone that synced before there were spaces comes along first. */
  async function boundMark(signal: AbortSignal): Promise<FamilyMark | null> {
    const mark = await store.user(readMark);
    return mark ?? ((await carryOver(tools, signal)) ? store.user(readMark) : null);
  }

  const isOff = () =>
    store.user(async (db) => {
      const mark = await readMark(db);
      if (mark === null) return (await readOldMark(db)) === null;
      return mark.state !== 'on' && mark.state !== 'ending';
    });

  async function attempt(signal: AbortSignal): Promise<Outcome> {
    try {
      if (await isOff()) return 'idle';
      return await withTabLock(locks, FAMILY_LOCK, async () => {
        const mark = await boundMark(signal);
        if (mark === null) return 'idle';
        status.setState({ isRunning: true });
        try {
          return await pass(mark, signal);
        } catch (error) {
          if (!(error instanceof SpaceError && error.problem === 'otherKey')) throw error;
          return await pass(await adoptKeys(store, mark, error.wrapped), signal);
        }
      });
    } catch (error) {
      return signal.aborted ? 'canceled' : { error };
    } finally {
      status.setState({ isRunning: false });
    }
  }

  /** The server's verdict ends the sync of this device. */
  async function take(error: unknown): Promise<void> {
    if (!(error instanceof SpaceError)) {
      if (problemOf(error) === 'broken') console.error('A pass of the family failed', error);
      return;
    }
    const { problem } = error;
    if (problem === 'gone') await store.user((db) => unbind(db, 'ended'));
    if (problem === 'removed') await store.user((db) => unbind(db, problem));
  }

  async function work(signal: AbortSignal): Promise<Outcome> {
    const outcome = await attempt(signal);
    if (typeof outcome !== 'object') return outcome;
    await take(outcome.error).catch(() => undefined);
    return outcome;
  }

  function settle(outcome: Outcome): Next | null {
    if (outcome === 'canceled') return null;
    if (outcome === 'other tab') return { ms: OTHER_TAB_RETRY_MS };
    if (outcome === 'idle' || outcome === 'done') {
      failures = 0;
      status.setState({ problem: null });
      if (outcome === 'idle') return { ms: null, quietMs: 0 };
      return { ms: isNews ? NEWS_MS : INTERVAL_MS, quietMs: FRESH_FOR_MS };
    }
    const { error } = outcome;
    const problem = problemOf(error);
    if (problem === null) return { ms: null, quietMs: 0 };
    failures += 1;
    status.setState({ problem });
    const askedMs = (error instanceof SpaceError && error.retryAfterMs) || 0;
    const backoff = backoffMs(failures, () => tools.random(), MAX_BACKOFF_MS);
    return { ms: Math.max(problem === 'full' ? FULL_MS : backoff, askedMs), quietMs: askedMs };
  }

  const schedule = createSchedule({ clock, tab }, { work, settle });

  function onNews(next: boolean): void {
    isNews = next;
    // After a failure the next try is planned, and brings it along.
    if (isNews && failures === 0 && !schedule.isRunning()) schedule.plan({ ms: NEWS_MS });
  }

  const askForNews = () =>
    store.user(async (db) => {
      const mark = await readMark(db);
      if (mark?.state !== 'on') return false;
      return hasUnsyncedChanges(tools, db, mark);
    });

  return {
    begin: schedule.begin,
    status,
    start() {
      const stop = [
        store.live(askForNews, onNews, ignore),
        profile.subscribe(() => void askForNews().then(onNews, ignore)),
        schedule.start(),
      ];
      return () => {
        for (const end of stop) end();
      };
    },
  };
}

/** The next pass reports failing storage. */
const ignore = () => undefined;

/** Null when the sync of this device has ended. */
function problemOf(error: unknown): RunStatus['problem'] {
  if (error instanceof StorageError) return 'storage';
  if (isNoAnswer(error)) return 'unreachable';
  if (!(error instanceof SpaceError)) return 'broken';
  const { problem } = error;
  if (problem === 'gone' || problem === 'removed') return null;
  return problem === 'full' || problem === 'forged' ? problem : 'unreachable';
}
