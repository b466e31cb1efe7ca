// WHEN to pull: at start, when the page is back, every 15 minutes while it is looked at.
// One tab at a time; a failure waits longer each time. HOW is read/pull.ts.
import { type Clock, deviceClock } from '../device/clock.ts';
import { withDeadline } from './deadline.ts';
import type { LocalStore } from '../device/db.ts';
import { localStore } from '../device/lazyLocalStore.ts';
import { browserSignals, type TabSignals } from '../device/tabSignals.ts';
import { pack, pull } from './pull.ts';
import { freshness } from './freshness.ts';
import { type Remote, supabaseRemote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';
import { StorageError } from '../device/StorageError.ts';
import { createStore, type Store } from '../device/store.ts';
import { notYetSynced, type SyncStatus, syncStatus } from './syncStatus.ts';
import { withTimeout } from '../device/withTimeout.ts';

export type SyncTools = {
  phone: LocalStore;
  remote: Remote;
  clock: Clock;
  page: TabSignals;
  /** 0 up to 1. */
  random(): number;
  /** Missing in old browsers. Then two tabs may pull at once: wasteful, not wrong (pull.ts step 5). */
  locks: Pick<LockManager, 'request'> | undefined;
};

export type Sync = {
  status: Store<SyncStatus>;
  /** Begins, and answers how to stop: the running pull is cancelled, nothing is planned any more. */
  start(): () => void;
  /** A person asks: now, whatever was planned. Ends when that pull has ended; never throws. */
  refresh(): Promise<void>;
};

export const everyMs = 15 * 60 * 1000;
/** Coming back again and again does not ask again and again. */
const freshForMs = 60 * 1000;
const otherTabMs = 10 * 1000;
const firstWaitMs = 2000;
const longestWaitMs = 5 * 60 * 1000;
const answerWithinMs = 30 * 1000;
/** Far longer than any work on storage takes. */
const storageWithinMs = 10 * 1000;

/** Doubles up to five minutes, between half and all of it: phones that failed together part ways. */
export function backoffMs(failures: number, random: () => number): number {
  const full = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
  return full / 2 + (full / 2) * random();
}

/** 'left': cancelled because the page was left. */
type Ending = 'done' | 'other tab' | 'left' | { error: unknown };

function problemOf(error: unknown): NonNullable<SyncStatus['problem']> {
  if (error instanceof StorageError) return 'storage';
  return error instanceof RemoteError && error.kind === 'retry' ? 'load' : 'unexpected';
}

/** Only a server that was reached has something to say that helps whoever runs it. */
function messageOf(error: unknown): string | null {
  return error instanceof RemoteError && error.kind === 'unexpected' ? error.message : null;
}

export function createSync(tools: SyncTools, status = createStore(notYetSynced)): Sync {
  const { phone: store, remote, clock, page, locks } = tools;
  const tell = (news: Partial<SyncStatus>) => status.set({ ...status.getSnapshot(), ...news });
  const patient = withDeadline(remote, clock, answerWithinMs);
  // WebKit can keep what a dead page began until the browser ends: then every work would wait for ever.
  const answering: LocalStore = {
    ...store,
    cache: (work) =>
      withTimeout(store.cache(work), clock, storageWithinMs, () => new StorageError('no answer')),
  };
  let isOn = false;
  let running: { round: Promise<void>; cancel: AbortController } | null = null;
  let cancelPlan: (() => void) | null = null;
  let failures = 0;
  let lastSuccess = -Infinity;
  /** The server's own wish (Retry-After); only a person may ask earlier. */
  let hush = { from: -Infinity, ms: 0 };

  /** A clock that was put back ends it: nobody waits for a day to come round again. */
  function isWithin(from: number, ms: number): boolean {
    const passed = clock.now() - from;
    return passed >= 0 && passed < ms;
  }

  function plan(ms: number): void {
    cancelPlan?.();
    if (isOn) cancelPlan = clock.after(ms, () => void (page.isVisible() && begin()));
  }

  /** Everything under the lock is awaited: a lock that lets go early is none. */
  async function alone(work: () => Promise<void>): Promise<Ending> {
    if (locks === undefined) {
      await work();
      return 'done';
    }
    return locks.request('camply-pull', { ifAvailable: true }, async (lock) => {
      if (lock === null) return 'other tab';
      await work();
      return 'done';
    });
  }

  async function attempt(signal: AbortSignal): Promise<Ending> {
    tell({ state: 'pulling' });
    try {
      return await alone(async () => {
        const ours = { phone: answering, remote: patient, clock };
        // The list goes first; what came with it is packed while it is drawn, for the next start.
        if (await pull(ours, signal)) await pack(ours);
      });
    } catch (error) {
      return signal.aborted ? 'left' : { error };
    }
  }

  function settle(ending: Ending): void {
    if (ending === 'left' || ending === 'other tab') {
      tell({ state: 'idle' });
      if (ending === 'other tab') plan(otherTabMs);
    } else if (ending === 'done') {
      failures = 0;
      lastSuccess = clock.now();
      hush.ms = 0;
      plan(everyMs);
      tell({ state: 'idle', problem: null, message: null });
    } else {
      failures += 1;
      const wish = ending.error instanceof RemoteError ? ending.error.retryAfterMs : null;
      hush = { from: clock.now(), ms: wish ?? 0 };
      plan(
        Math.max(
          backoffMs(failures, () => tools.random()),
          wish ?? 0,
        ),
      );
      tell({
        state: 'waiting',
        problem: problemOf(ending.error),
        message: messageOf(ending.error),
      });
    }
  }

  async function round(signal: AbortSignal): Promise<void> {
    const ending = await attempt(signal);
    running = null;
    settle(ending);
  }

  function begin(): Promise<void> {
    // One that was cancelled still has to let go of the lock.
    if (running?.cancel.signal.aborted) return running.round.then(begin);
    if (running) return running.round;
    cancelPlan?.();
    const cancel = new AbortController();
    running = { cancel, round: round(cancel.signal) };
    return running.round;
  }

  function leave(): void {
    cancelPlan?.();
    running?.cancel.abort(new DOMException('leaving', 'AbortError'));
  }

  function comeBack(): void {
    if (failures === 0 && isWithin(lastSuccess, freshForMs)) plan(everyMs);
    else if (isWithin(hush.from, hush.ms)) plan(hush.from + hush.ms - clock.now());
    else void begin();
  }

  function onFreshness(news: Awaited<ReturnType<typeof freshness>>): void {
    const isLost = news === null && status.getSnapshot().refreshedAt !== null;
    tell(news ?? { refreshedAt: null, skipped: 0 });
    // A torn copy was dropped, or it made room on a full disk: a pull that began before would not notice.
    if (isLost) void Promise.resolve(running?.round).then(() => (isOn ? begin() : undefined));
  }

  return {
    status,
    refresh: begin,
    start() {
      if (isOn) return () => {};
      isOn = true;
      const stopListening = page.listen((signal) => (signal === 'leaving' ? leave() : comeBack()));
      const stopWatching = store.live(
        () => freshness(store),
        onFreshness,
        () => tell({ problem: 'storage' }),
      );
      void begin();
      return () => {
        isOn = false;
        stopListening();
        stopWatching();
        leave();
      };
    },
  };
}

/** Of this phone. refresh.ts is how pages reach it. */
export const sync = createSync(
  {
    phone: localStore,
    remote: supabaseRemote(),
    clock: deviceClock,
    page: browserSignals,
    random: () => Math.random(),
    locks: globalThis.navigator?.locks,
  },
  syncStatus,
);
