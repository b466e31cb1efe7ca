// Replaces the calendars that others subscribe to a moment after the plan has changed, and after the phone was offline.
import type { CalendarFeed, PlanEdit } from '#family/rules/plan/planRows.ts';
import type { Profile } from '#family/rules/profile.ts';
import { hashOf } from '#base/crypto/hkdf.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { FEEDS_LOCK } from '#base/storage/storageKeys.ts';
import {
  type FollowOutcome,
  followPlan,
  type FollowTools,
  type PlanFollower,
} from '../followPlan.ts';
import type { Planner } from '../Planner.ts';
import { planState } from '../planQueries.ts';
import { type PlanSource, readPlanSource } from '../planSource.ts';
import { createFeedServer, type FeedOutcome } from './feedServer.ts';

export type FeedTools = FollowTools & {
  planner: Pick<Planner, 'keep'>;
  /** The profile of this device, as it is stored now. */
  profile: () => Promise<Profile>;
  /** The calendar of a feed; `at`: ms since 1970. The same plan makes the same text. */
  textOf: (source: PlanSource, feed: CalendarFeed, at: number) => string;
  backend: () => Backend;
};

/** Camps change, too. */
const INTERVAL_MS = 60 * 60 * 1000;
const FRESH_FOR_MS = 60 * 1000;
/** Sent again without a change: the server forgets what no phone replaces for 400 days, and may come from a backup. */
const RENEWED_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

export function createFeeds(tools: FeedTools): PlanFollower {
  const { store, planner, clock } = tools;
  const server = createFeedServer(tools.backend, clock);

  const keep = (id: string, set: PlanEdit['set']) => planner.keep([{ kind: 'feed', id, set }]);

  const readPlan = () => readPlanSource(store, tools.profile, clock.now());

  async function replace(feed: CalendarFeed, plan: PlanSource, signal: AbortSignal) {
    const sent = await hashOf(feed.secret + tools.textOf(plan, feed, 0));
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

  async function pass(signal: AbortSignal): Promise<FollowOutcome> {
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
    if (failed.length === 0) return { next: { ms: INTERVAL_MS, quietMs: FRESH_FOR_MS } };
    return { waitMs: Math.max(...failed.map(({ waitMs }) => waitMs ?? 0)) };
  }

  // Who has changed a plan puts the phone away.
  return followPlan(tools, { lock: FEEDS_LOCK, pass, runsHidden: true });
}
