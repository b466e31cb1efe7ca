// When something outside of this phone is brought in step with the plan: soon after a change of it, and now and then.
import type { Clock } from '#base/device/clock.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import {
  backoffMs,
  createSchedule,
  type Locks,
  type Next,
  OTHER_TAB_RETRY_MS,
  type Schedule,
  withTabLock,
} from '#base/device/schedule.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import type { LocalStore } from '#base/storage/db.ts';

export type FollowTools = {
  store: LocalStore;
  clock: Clock;
  tab: TabSignals;
  locks: Locks;
  /** 0 up to 1. */
  random: () => number;
};

/** `next`: when it is due again without a change. `waitMs`: it failed, and the server asked for this wait; 0 for none. */
export type FollowOutcome = { next: Next & { ms: number } } | { waitMs: number } | 'canceled';

type FollowJob = {
  /** One tab at a time. */
  lock: string;
  /** Brings all of it in step. An error is a bug: it is logged, and tried again. */
  pass(signal: AbortSignal): Promise<FollowOutcome>;
  runsHidden?: boolean;
};

export type PlanFollower = Pick<Schedule, 'begin'> & {
  /** The returned function cancels what is under way and what is planned. */
  start(): () => void;
};

/** The wait after a change, so that a few taps are one request. */
const NEWS_MS = 3000;
const MAX_BACKOFF_MS = 15 * 60 * 1000;

export function followPlan(tools: FollowTools, job: FollowJob): PlanFollower {
  const { store, clock, tab, locks } = tools;
  let failures = 0;
  let isNews = false;

  async function work(signal: AbortSignal): Promise<FollowOutcome | 'other tab'> {
    try {
      return await withTabLock(locks, job.lock, () => {
        isNews = false;
        return job.pass(signal);
      });
    } catch (error) {
      if (signal.aborted) return 'canceled';
      logBug(error);
      return { waitMs: 0 };
    }
  }

  function settle(outcome: FollowOutcome | 'other tab'): Next | null {
    if (outcome === 'canceled') return null;
    if (outcome === 'other tab') return { ms: OTHER_TAB_RETRY_MS };
    if ('next' in outcome) {
      failures = 0;
      return isNews ? { ...outcome.next, ms: NEWS_MS } : outcome.next;
    }
    failures += 1;
    const { waitMs } = outcome;
    const backoff = backoffMs(failures, () => tools.random(), MAX_BACKOFF_MS);
    return { ms: Math.max(backoff, waitMs), quietMs: waitMs };
  }

  const { runsHidden = false } = job;
  const schedule = createSchedule({ clock, tab }, { work, settle, runsHidden });

  function onNews(): void {
    isNews = true;
    // After a failure the next try is planned, and brings it along.
    if (failures === 0 && !schedule.isRunning()) schedule.plan({ ms: NEWS_MS });
  }

  return {
    begin: schedule.begin,
    start() {
      const stops = [
        store.live(() => store.user((db) => db.plan.toArray()), onNews, logBug),
        schedule.start(),
      ];
      return () => {
        for (const end of stops) end();
      };
    },
  };
}
