// Replaces the calendars that others subscribe to a moment after the plan has changed, and after the phone was offline.
import type { CalendarFeed, PlanEdit } from '#family/rules/plan/planRows.ts';
import type { Profile } from '#family/rules/profile.ts';
import { toBase64url } from '#base/crypto/base64url.ts';
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
import type { Backend } from '#base/http/backendConfig.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { FEEDS_LOCK } from '#base/storage/storageKeys.ts';
import type { Planner } from '../Planner.ts';
import { planState } from '../planQueries.ts';
import { type PlanSource, readPlanSource } from '../planSource.ts';
import { createFeedServer, type FeedOutcome } from './feedServer.ts';

export type FeedTools = {
  store: LocalStore;
  planner: Pick<Planner, 'keep'>;
  /** The profile of this device, as it is stored now. */
  profile: () => Promise<Profile>;
  /** The calendar of a feed; `at`: ms since 1970. The same plan makes the same text. */
  textOf: (source: PlanSource, feed: CalendarFeed, at: number) => string;
  backend: () => Backend;
  clock: Clock;
  tab: TabSignals;
  locks: Locks;
  /** 0 up to 1. */
  random: () => number;
};

export type LiveFeeds = Pick<Schedule, 'begin'> & {
  /** The returned function cancels what is under way and what is planned. */
  start(): () => void;
};

/** The wait after a change, so that a few taps are one request. */
const NEWS_MS = 3000;
/** Camps change, too. */
const INTERVAL_MS = 60 * 60 * 1000;
const FRESH_FOR_MS = 60 * 1000;
const MAX_BACKOFF_MS = 15 * 60 * 1000;
/** Sent again without a change: the server forgets what no phone replaces for 400 days, and may come from a backup. */
const RENEWED_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

type Outcome = 'done' | 'other tab' | 'canceled' | { waitMs: number };

export function createFeeds(tools: FeedTools): LiveFeeds {
  const { store, planner, clock, tab, locks } = tools;
  const server = createFeedServer(tools.backend, clock);
  let failures = 0;
  let isNews = false;

  const keep = (id: string, set: PlanEdit['set']) => planner.keep([{ kind: 'feed', id, set }]);

  const readPlan = () => readPlanSource(store, tools.profile, clock.now());

  async function replace(feed: CalendarFeed, plan: PlanSource, signal: AbortSignal) {
    const sent = await digestOf(feed.secret + tools.textOf(plan, feed, 0));
    const now = clock.now();
    const isFresh = now - (feed.sentAt ?? 0) < RENEWED_AFTER_MS;
    if (feed.sent === sent && isFresh) return null;
    const outcome = await server.put(feed.secret, tools.textOf(plan, feed, now), signal);
    if (outcome.kind === 'stored') await keep(feed.id, { sent, sentAt: now, isTooLarge: false });
    if (outcome.kind === 'tooLarge' && !feed.isTooLarge) await keep(feed.id, { isTooLarge: true });
    // Another device of the family has stopped it.
    if (outcome.kind === 'stopped') await keep(feed.id, { stoppedAt: now, goneAt: now });
    return outcome;
  }

  async function stop({ id, secret }: CalendarFeed, signal: AbortSignal) {
    const outcome = await server.stop(secret, signal);
    if (outcome.kind === 'stopped') await keep(id, { goneAt: clock.now() });
    return outcome;
  }

  async function pass(signal: AbortSignal): Promise<Outcome> {
    isNews = false;
    const { feeds } = await planState(store);
    // A new address of another phone may stand in a row that was told of the old one's end.
    const live = feeds.filter(({ stoppedAt, goneAt }) => stoppedAt === null || goneAt === null);
    const plan = live.some(({ stoppedAt }) => stoppedAt === null) ? await readPlan() : null;
    const outcomes: (FeedOutcome | null)[] = [];
    for (const feed of live) {
      if (feed.stoppedAt !== null) outcomes.push(await stop(feed, signal));
      else if (plan !== null) outcomes.push(await replace(feed, plan, signal));
      else outcomes.push({ kind: 'failed', waitMs: null });
    }
    const failed = outcomes.flatMap((outcome) => (outcome?.kind === 'failed' ? [outcome] : []));
    if (failed.length === 0) return 'done';
    return { waitMs: Math.max(...failed.map(({ waitMs }) => waitMs ?? 0)) };
  }

  async function work(signal: AbortSignal): Promise<Outcome> {
    try {
      return await withTabLock(locks, FEEDS_LOCK, () => pass(signal));
    } catch (error) {
      if (signal.aborted) return 'canceled';
      logBug(error);
      return { waitMs: 0 };
    }
  }

  function settle(outcome: Outcome): Next | null {
    if (outcome === 'canceled') return null;
    if (outcome === 'other tab') return { ms: OTHER_TAB_RETRY_MS };
    if (outcome === 'done') {
      failures = 0;
      return { ms: isNews ? NEWS_MS : INTERVAL_MS, quietMs: FRESH_FOR_MS };
    }
    failures += 1;
    const { waitMs } = outcome;
    const backoff = backoffMs(failures, () => tools.random(), MAX_BACKOFF_MS);
    return { ms: Math.max(backoff, waitMs), quietMs: waitMs };
  }

  // Who has changed a plan puts the phone away.
  const schedule = createSchedule({ clock, tab }, { work, settle, runsHidden: true });

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

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toBase64url(new Uint8Array(hash));
}
