// Pulls on the schedule of schedule.ts: at start, when the tab is back, every 15 minutes while it is visible. One tab
// at a time; each failure waits longer. pull.ts does the pulling.
import type { StoreApi } from 'zustand/vanilla';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import {
  backoffMs,
  createSchedule,
  withTabLock,
  type Locks,
  type Next,
  OTHER_TAB_RETRY_MS,
} from '#base/device/schedule.ts';
import { NO_ANSWER, StorageError } from '#base/storage/StorageError.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import { compact } from './compact.ts';
import type { ReadyAnswer } from './directory.ts';
import { pull } from './pull.ts';
import { pullToMemory } from './pullToMemory.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from '#base/http/RemoteError.ts';
import { freshness } from './syncRecord.ts';
import { createSyncStatus, type SyncStatus } from './syncStatus.ts';
import { withRemoteDeadline } from './withRemoteDeadline.ts';
import { PULL_LOCK } from '#base/storage/storageKeys.ts';

export type SyncTools = {
  /** A store with a timeout (answerInTime.ts). */
  store: LocalStore;
  remote: Remote;
  clock: Clock;
  tab: TabSignals;
  /** 0 up to 1. */
  random(): number;
  /** The list where storage cannot keep it; its live query would not notice. */
  showInMemory?: ((answer: ReadyAnswer) => void) | undefined;
  /** Begins to send what a provider has written. Called where something is; else its code is not fetched. */
  outbox?: (() => Promise<unknown>) | undefined;
  /** Starts the sync of the family's devices. Called only where it was turned on; otherwise its code is not loaded. */
  familySync?: (() => Promise<unknown>) | undefined;
  /** Opens what follows the family's plan. Called only where there is one, or days to count. */
  planner?: (() => Promise<unknown>) | undefined;
  /** Whether the device has open days to count, also without a row of the plan. */
  hasOpenDays?: (() => boolean) | undefined;
  /** The Web Locks. Without them two tabs may pull at once, which is harmless (pull.ts step 5). */
  locks: Locks;
};

export type Sync = {
  status: StoreApi<SyncStatus>;
  /** Begins; the returned function cancels the running pull and every scheduled one. */
  start(): () => void;
  /** Pulls now on request, whatever was scheduled. Ends when that pull has ended; never throws. */
  refresh(): Promise<void>;
};

export const PULL_INTERVAL_MS = 15 * 60 * 1000;
/** Coming back to the tab within this time of a success does not pull again. */
const FRESH_FOR_MS = 60 * 1000;
const MAX_BACKOFF_MS = 5 * 60 * 1000;
const REQUEST_TIMEOUT_MS = 30 * 1000;

/** 'in memory': storage failed, and the list works all the same. 'canceled': the tab was left. */
type Outcome = 'done' | 'in memory' | 'other tab' | 'canceled' | { error: unknown };

function problemOf(error: unknown): NonNullable<SyncStatus['problem']> {
  if (error instanceof StorageError) return 'storage';
  return error instanceof RemoteError && error.kind === 'retry' ? 'load' : 'unexpected';
}

const messageOf = (error: unknown) => (error instanceof RemoteError ? error.serverMessage : null);

export function createSync(tools: SyncTools, status = createSyncStatus()): Sync {
  const { store, clock, tab, locks } = tools;
  const publish = (news: Partial<SyncStatus>) => status.setState(news);
  const pullTools = {
    store,
    remote: withRemoteDeadline(tools.remote, clock, REQUEST_TIMEOUT_MS),
    clock,
  };
  let failures = 0;
  let hasSucceeded = false;
  /** How often the copy was lost in this tab's life. */
  let losses = 0;

  async function pullAlone(signal: AbortSignal): Promise<Outcome> {
    const toStorage = async () => {
      const changed = await pull(pullTools, signal);
      publish({ changed });
      // The list is being drawn already. A corrupt copy is fetched again.
      if (!(await compact(pullTools))) await pull(pullTools, signal);
      return 'done' as const;
    };
    return withTabLock(locks, PULL_LOCK, () =>
      toStorage().catch((error: unknown) => withoutStorage(error, signal)),
    );
  }

  async function hasCopy({ cause }: StorageError): Promise<boolean> {
    if (status.getState().refreshedAt !== null) return true;
    // What is stuck would be waited for once more.
    if (cause === NO_ANSWER) return false;
    return freshness(store).then(
      (found) => found !== null,
      () => false,
    );
  }

  /** Storage is refused, full or stuck, and nothing of it has been read: the list works from memory. */
  async function withoutStorage(error: unknown, signal: AbortSignal): Promise<Outcome> {
    if (!(error instanceof StorageError) || (await hasCopy(error))) throw error;
    const answer = await pullToMemory(pullTools, signal);
    tools.showInMemory?.(answer);
    publish({ isInMemory: true });
    return 'in memory';
  }

  function settle(outcome: Outcome): Next | null {
    if (outcome === 'done' || outcome === 'in memory') {
      failures = 0;
      hasSucceeded = true;
      const isStored = outcome === 'done';
      publish({
        state: isStored ? 'idle' : 'waiting',
        problem: isStored ? null : 'storage',
        message: null,
      });
      return { ms: PULL_INTERVAL_MS, quietMs: FRESH_FOR_MS };
    }
    if (outcome === 'other tab' || outcome === 'canceled') {
      publish({ state: 'idle' });
      return outcome === 'canceled' ? null : { ms: OTHER_TAB_RETRY_MS };
    }
    const { error } = outcome;
    failures += 1;
    publish({ state: 'waiting', problem: problemOf(error), message: messageOf(error) });
    const askedMs = (error instanceof RemoteError && error.retryAfterMs) || 0;
    const backoff = backoffMs(failures, () => tools.random(), MAX_BACKOFF_MS);
    return { ms: Math.max(backoff, askedMs), quietMs: askedMs };
  }

  async function attempt(signal: AbortSignal): Promise<Outcome> {
    publish({ state: 'pulling' });
    return pullAlone(signal).catch((error: unknown) => (signal.aborted ? 'canceled' : { error }));
  }

  const schedule = createSchedule({ clock, tab }, { work: attempt, settle });

  /** The copy was corrupt, or made room on a full disk: a pull that began before would not notice. */
  async function refillIfLost(): Promise<void> {
    await schedule.ended();
    // Before the first success, and after a failure, a pull is on its way or scheduled anyway.
    if (!schedule.isStarted() || !hasSucceeded || failures > 0) return;
    if ((await freshness(store)) !== null) return;
    if (schedule.isRunning() || status.getState().isInMemory) return;
    losses += 1;
    if (losses === 1) return schedule.begin();
    // A disk that corrupts its data, or is always full, would cause requests without a pause.
    failures = losses - 2;
    const next = settle({ error: new StorageError(new Error('the copy was lost again')) });
    if (next) schedule.plan(next);
  }

  function onFreshness(news: Awaited<ReturnType<typeof freshness>>): void {
    publish(news ?? { refreshedAt: null, skipped: 0 });
    if (news === null) refillIfLost().catch(onStorageError);
  }
  const onStorageError = () => publish({ problem: 'storage' });

  function openWhenFilled(
    countRows: (db: UserDb) => Promise<number>,
    open: (() => Promise<unknown>) | undefined,
  ): (() => void) | undefined {
    if (open === undefined) return undefined;
    const onCount = (count: number) => {
      // Without its code nothing is lost: it is fetched again at the next start.
      if (count > 0) open().catch(logBug);
    };
    return store.live(() => store.user(countRows), onCount, onStorageError);
  }

  const countPlanned = async (db: UserDb) => (tools.hasOpenDays?.() === true ? 1 : db.plan.count());

  return {
    status,
    refresh: schedule.begin,
    start() {
      if (schedule.isStarted()) return () => {};
      const stopWatching = store.live(() => freshness(store), onFreshness, onStorageError);
      const stopOthers = [
        openWhenFilled((db) => db.outbox.count(), tools.outbox),
        openWhenFilled((db) => db.familySync.count(), tools.familySync),
        openWhenFilled(countPlanned, tools.planner),
      ];
      const stopPulls = schedule.start();
      return () => {
        stopPulls();
        stopWatching();
        for (const stop of stopOthers) stop?.();
      };
    },
  };
}
