// WHEN to pull: at start, when the tab is back, every 15 minutes while it is looked at.
// One tab at a time; each failure waits longer. HOW is pull.ts.
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../device/clock.ts';
import type { LocalStore } from '../device/db.ts';
import { StorageError } from '../device/StorageError.ts';
import type { TabSignals } from '../device/tabSignals.ts';
import { withTimeout } from '../device/withTimeout.ts';
import { compact } from './compact.ts';
import type { ReadyAnswer } from './directory.ts';
import { pull } from './pull.ts';
import { pullToMemory } from './pullToMemory.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';
import { freshness } from './syncRecord.ts';
import { createSyncStatus, type SyncStatus } from './syncStatus.ts';
import { withDeadline } from './withDeadline.ts';

export type SyncTools = {
  store: LocalStore;
  remote: Remote;
  clock: Clock;
  tab: TabSignals;
  /** 0 up to 1. */
  random(): number;
  /** The list where storage cannot keep it; its live query would not notice. */
  showInMemory?: ((answer: ReadyAnswer) => void) | undefined;
  /** Missing in old browsers. Then two tabs may pull at once: wasteful, not wrong (pull.ts step 5). */
  locks: Pick<LockManager, 'request'> | undefined;
};

export type Sync = {
  status: StoreApi<SyncStatus>;
  /** Begins; the returned function cancels the running pull and every scheduled one. */
  start(): () => void;
  /** A person asks: pulls now, whatever was scheduled. Ends when that pull has ended; never throws. */
  refresh(): Promise<void>;
};

export const PULL_INTERVAL_MS = 15 * 60 * 1000;
/** Coming back to the tab within this time of a success does not pull again. */
const FRESH_FOR_MS = 60 * 1000;
const OTHER_TAB_RETRY_MS = 10 * 1000;
const FIRST_BACKOFF_MS = 2000;
const MAX_BACKOFF_MS = 5 * 60 * 1000;
const REQUEST_TIMEOUT_MS = 30 * 1000;
const NO_ANSWER = 'no answer';
/** Far longer than any work on storage takes. */
const STORAGE_TIMEOUT_MS = 10 * 1000;

/** Doubles up to five minutes, with jitter between half and all of it: devices that failed together part ways. */
export function backoffMs(failures: number, random: () => number): number {
  const full = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), MAX_BACKOFF_MS);
  return full / 2 + (full / 2) * random();
}

/** 'in memory': storage failed, and the list works all the same. 'cancelled': the tab was left. */
type Outcome = 'done' | 'in memory' | 'other tab' | 'cancelled' | { error: unknown };

function problemOf(error: unknown): NonNullable<SyncStatus['problem']> {
  if (error instanceof StorageError) return 'storage';
  return error instanceof RemoteError && error.kind === 'retry' ? 'load' : 'unexpected';
}

const messageOf = (error: unknown) => (error instanceof RemoteError ? error.said : null);

export function createSync(tools: SyncTools, status = createSyncStatus()): Sync {
  const { store, clock, tab, locks } = tools;
  const publish = (news: Partial<SyncStatus>) => status.setState(news);
  // WebKit can hold what a dead tab began until the browser ends: then every transaction would wait for ever.
  const storeWithTimeout: LocalStore = {
    ...store,
    cache: (work) =>
      withTimeout(store.cache(work), clock, STORAGE_TIMEOUT_MS, () => new StorageError(NO_ANSWER)),
  };
  const pullTools = {
    store: storeWithTimeout,
    remote: withDeadline(tools.remote, clock, REQUEST_TIMEOUT_MS),
    clock,
  };
  let isStarted = false;
  let running: { ended: Promise<void>; cancel: AbortController } | null = null;
  let cancelSchedule: (() => void) | null = null;
  let failures = 0;
  /** How often the copy was lost in this tab's life. */
  let losses = 0;
  let lastSuccess = -Infinity;
  /** Before it ends only a person may pull. */
  let retryAfter = { since: -Infinity, ms: 0 };

  /** If the clock moves backwards the window is over: nobody waits a month for a clock that was set right. */
  function isWithin(since: number, ms: number): boolean {
    const passed = clock.now() - since;
    return passed >= 0 && passed < ms;
  }

  function schedule(ms: number): void {
    cancelSchedule?.();
    if (isStarted) cancelSchedule = clock.after(ms, () => void (tab.isVisible() && begin()));
  }

  /** Everything under the lock is awaited: a lock released early is none. */
  async function pullAlone(signal: AbortSignal): Promise<Outcome> {
    const toStorage = async () => {
      await pull(pullTools, signal);
      // The list is being drawn already. A corrupt copy is fetched again.
      if (!(await compact(pullTools))) await pull(pullTools, signal);
      return 'done' as const;
    };
    const work = () => toStorage().catch((error: unknown) => withoutStorage(error, signal));
    if (locks === undefined) return work();
    return locks.request('camply-pull', { ifAvailable: true }, (lock) =>
      lock === null ? 'other tab' : work(),
    );
  }

  async function hasCopy({ cause }: StorageError): Promise<boolean> {
    if (status.getState().refreshedAt !== null) return true;
    // What is stuck would be waited for once more.
    if (cause === NO_ANSWER) return false;
    return freshness(storeWithTimeout).then(
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

  function settle(outcome: Outcome): void {
    if (outcome === 'done' || outcome === 'in memory') {
      failures = 0;
      lastSuccess = clock.now();
      retryAfter.ms = 0;
      schedule(PULL_INTERVAL_MS);
      const isStored = outcome === 'done';
      publish({
        state: isStored ? 'idle' : 'waiting',
        problem: isStored ? null : 'storage',
        message: null,
      });
    } else if (outcome === 'other tab') {
      schedule(OTHER_TAB_RETRY_MS);
      publish({ state: 'idle' });
    } else if (outcome === 'cancelled') {
      publish({ state: 'idle' });
    } else {
      const { error } = outcome;
      failures += 1;
      const ms = (error instanceof RemoteError && error.retryAfterMs) || 0;
      retryAfter = { since: clock.now(), ms };
      const backoff = backoffMs(failures, () => tools.random());
      schedule(Math.max(backoff, ms));
      publish({ state: 'waiting', problem: problemOf(error), message: messageOf(error) });
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    publish({ state: 'pulling' });
    const outcome = await pullAlone(signal).catch((error: unknown): Outcome =>
      signal.aborted ? 'cancelled' : { error },
    );
    running = null;
    settle(outcome);
  }

  function begin(): Promise<void> {
    // One that was cancelled still has to release the lock.
    if (running?.cancel.signal.aborted) return running.ended.then(begin);
    if (running) return running.ended;
    cancelSchedule?.();
    const cancel = new AbortController();
    running = { cancel, ended: run(cancel.signal) };
    return running.ended;
  }

  function cancelAll(): void {
    cancelSchedule?.();
    running?.cancel.abort(new DOMException('leaving', 'AbortError'));
  }

  function onBack(): void {
    const { since, ms } = retryAfter;
    if (failures === 0 && isWithin(lastSuccess, FRESH_FOR_MS)) schedule(PULL_INTERVAL_MS);
    else if (isWithin(since, ms)) schedule(since + ms - clock.now());
    else void begin();
  }

  /** The copy was corrupt, or made room on a full disk: a pull that began before would not notice. */
  async function refillIfLost(): Promise<void> {
    await running?.ended;
    // Before the first success, and after a failure, a pull is on its way or scheduled anyway.
    if (!isStarted || lastSuccess === -Infinity || failures > 0) return;
    if ((await freshness(store)) !== null || running || status.getState().isInMemory) return;
    losses += 1;
    if (losses === 1) return begin();
    // A disk that spoils what it is given, or is always full, would keep the device asking without a pause.
    failures = losses - 2;
    settle({ error: new StorageError(new Error('the copy was lost again')) });
  }

  function onFreshness(news: Awaited<ReturnType<typeof freshness>>): void {
    publish(news ?? { refreshedAt: null, skipped: 0 });
    if (news === null) refillIfLost().catch(onStorageError);
  }
  const onStorageError = () => publish({ problem: 'storage' });

  return {
    status,
    refresh: begin,
    start() {
      if (isStarted) return () => {};
      isStarted = true;
      const stopListening = tab.listen((signal) => (signal === 'leaving' ? cancelAll() : onBack()));
      const stopWatching = store.live(() => freshness(store), onFreshness, onStorageError);
      void begin();
      return () => {
        isStarted = false;
        stopListening();
        stopWatching();
        cancelAll();
      };
    },
  };
}
