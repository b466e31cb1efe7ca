// Schedules work that needs the network: at start, when the tab is back, after an interval, on request. One run at a
// time. The work and the interval after it are the caller's.
import type { Clock } from './clock.ts';
import type { TabSignals } from './tabSignals.ts';

/** What a run leaves to do. */
export type Next = {
  /** The milliseconds until the next run; null for no automatic run. */
  ms: number | null;
  /** Returning to the tab within this time starts no run: the last one is recent, or the server asked to wait. */
  quietMs?: number;
};

export type Job<Outcome> = {
  /** Ends soon once the signal is aborted. Never throws. */
  work(signal: AbortSignal): Promise<Outcome>;
  /** Returns null to keep the schedule, except for a canceled run. */
  settle(outcome: Outcome): Next | null;
  /** Whether the schedule alone may start a run in a hidden tab. */
  runsHidden?: boolean;
};

export type Schedule = {
  /** Begins at once, or as planned; the returned function cancels what is under way and what is planned. */
  start: (planned?: Next) => () => void;
  /** Begins now, whatever was planned; ends with that run, or with the one under way. Never throws. */
  begin: () => Promise<void>;
  /** Reschedules as if a run had just ended. */
  plan: (next: Next) => void;
  isStarted: () => boolean;
  isRunning: () => boolean;
  /** The end of the run under way, if there is one. */
  ended: () => Promise<void>;
};

export function createSchedule<Outcome>(
  { clock, tab }: { clock: Clock; tab: TabSignals },
  job: Job<Outcome>,
): Schedule {
  let isStarted = false;
  let running: { ended: Promise<void>; cancel: AbortController } | null = null;
  let cancelTimer: (() => void) | null = null;
  let dueAt = -Infinity;
  /** Before it ends only a person may begin. */
  let quiet = { since: -Infinity, ms: 0 };
  /** The tab came back during the run: its request may have left on a network that is no more. */
  let cameBack = false;

  /** It ends when the clock moves backwards: nothing waits a month for a clock that was corrected. */
  function isQuiet(): boolean {
    const passed = clock.now() - quiet.since;
    return passed >= 0 && passed < quiet.ms;
  }

  const mayBegin = () => job.runsHidden || tab.isVisible();

  function beginAfter(ms: number): void {
    cancelTimer?.();
    if (isStarted) cancelTimer = clock.after(ms, () => void (mayBegin() && begin()));
  }

  function plan({ ms, quietMs }: Next): void {
    if (quietMs !== undefined) quiet = { since: clock.now(), ms: quietMs };
    if (ms === null) return;
    dueAt = clock.now() + ms;
    beginAfter(ms);
  }

  async function run(signal: AbortSignal): Promise<void> {
    const outcome = await job.work(signal);
    running = null;
    const next = job.settle(outcome);
    if (!next) return;
    plan(next);
    if (cameBack && isStarted && next.ms !== null) onBack();
  }

  function begin(): Promise<void> {
    // One that was canceled still has to release its lock.
    if (running?.cancel.signal.aborted) return running.ended.then(begin);
    if (running) return running.ended;
    cancelTimer?.();
    cameBack = false;
    const cancel = new AbortController();
    running = { cancel, ended: run(cancel.signal) };
    return running.ended;
  }

  function cancelAll(): void {
    cancelTimer?.();
    cameBack = false;
    running?.cancel.abort(new DOMException('leaving', 'AbortError'));
  }

  function onBack(): void {
    if (isQuiet()) return beginAfter(dueAt - clock.now());
    cameBack = running !== null;
    void begin();
  }

  return {
    begin,
    plan,
    isStarted: () => isStarted,
    isRunning: () => running !== null,
    ended: async () => running?.ended,
    start(planned) {
      if (isStarted) return () => {};
      isStarted = true;
      const stopListening = tab.listen((signal) => (signal === 'leaving' ? cancelAll() : onBack()));
      if (planned) plan(planned);
      else void begin();
      return () => {
        isStarted = false;
        stopListening();
        cancelAll();
      };
    },
  };
}

const FIRST_BACKOFF_MS = 2000;

/** Doubles up to `mostMs`, with jitter between half and all of it: devices that failed together part ways. */
export function backoffMs(failures: number, random: () => number, mostMs: number): number {
  const full = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), mostMs);
  return full / 2 + (full / 2) * random();
}

/** How soon to try again what another tab is doing. */
export const OTHER_TAB_RETRY_MS = 10 * 1000;

/** Missing in old browsers. Then two tabs may do the same: wasteful, not wrong. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** Does it unless another tab is at it. Everything under the lock is awaited: a lock released early is none. */
export async function withTabLock<T>(
  locks: Locks,
  name: string,
  work: () => Promise<T>,
): Promise<T | 'other tab'> {
  if (locks === undefined) return work();
  return locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? 'other tab' : work(),
  );
}
