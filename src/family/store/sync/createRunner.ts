// WHEN a family's devices are brought in step: as the directory is pulled, and a moment after something was changed here.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionState } from '#base/session/storedSession.ts';
import type { Live } from '#base/storage/live.ts';
import { fromBase64url } from '#base/crypto/base64url.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { lazy } from '#base/device/lazy.ts';
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
import { unbind } from './boundState.ts';
import { changeMark, type FamilyMark, readMark } from './familyMark.ts';
import type { FamilyServer } from './familyServer.ts';
import { createFamilyCipher, type FamilyCipher } from './familyCipher.ts';
import { type FamilyStoreTools, familyStore, hasUnsyncedChanges } from './familyStore.ts';
import { FamilySyncError } from './FamilySyncError.ts';
import { sealedRemote } from './sealedRemote.ts';
import { syncPass } from './syncPass.ts';
import { FAMILY_LOCK } from '#base/storage/storageKeys.ts';

export type RunnerTools = FamilyStoreTools & {
  who: Live<SessionState>;
  serverOf: (owner: string) => FamilyServer;
  tab: TabSignals;
  locks: Locks;
  /** 0 up to 1. */
  random: () => number;
};

export type RunStatus = {
  isRunning: boolean;
  problem: 'unreachable' | 'full' | 'clock' | 'storage' | 'broken' | null;
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
/** The pause while the copy is full. */
const FULL_MS = 60 * 60 * 1000;

export function createRunner(tools: RunnerTools): Runner {
  const { store, profile, clock, tab, who, serverOf, locks } = tools;
  const status = createStore<RunStatus>(() => ({ isRunning: false, problem: null }));
  let failures = 0;
  let isNews = false;
  const ciphers = new Map<string, () => Promise<FamilyCipher>>();

  function cipherOf(familyKey: string): Promise<FamilyCipher> {
    const known = ciphers.get(familyKey) ?? lazy(() => openCipher(familyKey));
    ciphers.set(familyKey, known);
    return known();
  }

  async function pass(mark: FamilyMark, signal: AbortSignal): Promise<'done' | 'idle'> {
    if (mark.state === 'ending') {
      await serverOf(mark.owner).forget();
      await unbind(store, 'off');
      return 'idle';
    }
    if (mark.state !== 'on' || mark.familyKey === null) return 'idle';
    const remote = sealedRemote(serverOf(mark.owner), await cipherOf(mark.familyKey));
    const outcome = await syncPass(familyStore(tools, mark), remote, signal);
    if (outcome === 'moved') return 'idle';
    const syncedAt = clock.now();
    await store.user((db) =>
      changeMark(db, (now) => (now.keyId === mark.keyId ? { ...now, syncedAt } : now)),
    );
    return 'done';
  }

  async function attempt(signal: AbortSignal): Promise<Outcome> {
    try {
      const mark = await store.user(readMark);
      const state = who.getState();
      const isTheirs =
        state.status === 'in' && state.userId === mark?.owner && !state.lacksSecondFactor;
      if (!mark || !isTheirs) return 'idle';
      status.setState({ isRunning: true });
      return await withTabLock(locks, FAMILY_LOCK, () => pass(mark, signal));
    } catch (error) {
      return signal.aborted ? 'canceled' : { error };
    } finally {
      status.setState({ isRunning: false });
    }
  }

  /** The server's verdict on the copy stops the sync until the user decides. */
  async function take(error: unknown): Promise<void> {
    if (!(error instanceof FamilySyncError)) {
      if (problemOf(error) === 'broken') console.error('A pass of the family failed', error);
      return;
    }
    if (error.problem === 'noCopy') await unbind(store, 'ended');
    if (error.problem === 'otherKey') {
      await store.user((db) => changeMark(db, (mark) => ({ ...mark, familyKey: null })));
    }
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
    const askedMs = (error instanceof FamilySyncError && error.retryAfterMs) || 0;
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
      if (mark?.state !== 'on' || mark.familyKey === null) return false;
      return hasUnsyncedChanges(tools, db, mark);
    });

  return {
    begin: schedule.begin,
    status,
    start() {
      const stop = [
        store.live(askForNews, onNews, ignore),
        profile.subscribe(() => void askForNews().then(onNews, ignore)),
        who.subscribe(() => void schedule.begin()),
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

/** Returns null when sync ends until the user decides. */
function problemOf(error: unknown): RunStatus['problem'] {
  if (error instanceof StorageError) return 'storage';
  if (isNoAnswer(error)) return 'unreachable';
  if (!(error instanceof FamilySyncError)) return 'broken';
  const { problem } = error;
  if (problem === 'full' || problem === 'clock' || problem === 'unreachable') return problem;
  return problem === 'refused' ? 'unreachable' : null;
}

async function openCipher(familyKey: string): Promise<FamilyCipher> {
  const key = fromBase64url(familyKey);
  if (key === null) throw new FamilySyncError('otherKey');
  return createFamilyCipher(key);
}
