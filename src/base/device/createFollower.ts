// When something outside of this phone is brought in step with it: soon after a change here, and now and then.
import type { Clock } from './clock.ts';
import { logBug } from './isNoAnswer.ts';
import {
  backoffMs,
  createSchedule,
  type Locks,
  type Next,
  OTHER_TAB_RETRY_MS,
  type Schedule,
  withTabLock,
} from './schedule.ts';
import type { TabSignals } from './tabSignals.ts';

export type FollowerTools = {
  clock: Clock;
  tab: TabSignals;
  locks: Locks;
  /** 0 up to 1. */
  random: () => number;
};

/**
 * `next`: when it is due again without a change. `waitMs`: it failed, and the server asked for this wait; 0 for none.
 * `leastMs`: it would fail again before that.
 */
export type FollowOutcome = { next: Next } | { waitMs: number; leastMs?: number } | 'canceled';

export type FollowJob = {
  /** One tab at a time. */
  lock: string;
  /** Brings all of it in step. An error is a bug: it is logged, and tried again. */
  pass(signal: AbortSignal): Promise<FollowOutcome>;
  /** The pass is over, and the lock is free. */
  onEnd?: () => void;
  runsHidden?: boolean;
};

export type Follower = Pick<Schedule, 'begin' | 'start'> & {
  /** Whether something has changed here that a pass has not taken up. */
  setNews: (isNews: boolean) => void;
};

/** The wait after a change, so that a few taps are one request, and typing is not interrupted. */
const NEWS_MS = 3000;
const MAX_BACKOFF_MS = 15 * 60 * 1000;

export function createFollower(tools: FollowerTools, job: FollowJob): Follower {
  const { clock, tab, locks } = tools;
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
    } finally {
      job.onEnd?.();
    }
  }

  function settle(outcome: FollowOutcome | 'other tab'): Next | null {
    if (outcome === 'canceled') return null;
    if (outcome === 'other tab') return { ms: OTHER_TAB_RETRY_MS };
    if ('next' in outcome) {
      failures = 0;
      const { next } = outcome;
      return isNews && next.ms !== null ? { ...next, ms: NEWS_MS } : next;
    }
    failures += 1;
    const { waitMs, leastMs = 0 } = outcome;
    const backoff = backoffMs(failures, () => tools.random(), MAX_BACKOFF_MS);
    return { ms: Math.max(leastMs || backoff, waitMs), quietMs: waitMs };
  }

  const { runsHidden = false } = job;
  const schedule = createSchedule({ clock, tab }, { work, settle, runsHidden });

  return {
    begin: schedule.begin,
    start: schedule.start,
    setNews(next) {
      isNews = next;
      // After a failure the next try is planned, and brings it along.
      if (isNews && failures === 0 && !schedule.isRunning()) schedule.plan({ ms: NEWS_MS });
    },
  };
}
