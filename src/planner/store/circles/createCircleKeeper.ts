// Keeps the family's circles in step: what the plan tells goes, and what the others tell is read from here.
import { oneAtATime } from '#base/device/oneAtATime.ts';
import type { Circles, CircleTrouble, CircleView, NewCircle } from '#family/family.ts';
import type { CircleRow } from '#family/rules/plan/circleRows.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { type Live, liveValue } from '#base/storage/live.ts';
import { CIRCLES_LOCK } from '#base/storage/storageKeys.ts';
import { isSameValue } from '#planner/rules/commands/changeRow.ts';
import {
  type CircleFriend,
  circleFriends,
  type QuietMatch,
  quietMatches,
} from '#planner/rules/circles/circleFriends.ts';
import { plainText } from '#base/text/plainText.ts';
import { dropOverWishes, standingCircles, tellCircle } from '#planner/rules/circles/tellCircle.ts';
import {
  followPlan,
  type FollowOutcome,
  type FollowTools,
  type PlanFollower,
} from '../followPlan.ts';
import type { Planner } from '../Planner.ts';
import { planState } from '../planQueries.ts';

export type CircleKeeperTools = FollowTools & { planner: Pick<Planner, 'keep'>; circles: Circles };

/** A circle as the page shows it. `view`: null before anything came. */
export type ShownCircle = {
  row: CircleRow;
  view: CircleView | null;
  friends: readonly CircleFriend[];
  matches: readonly QuietMatch[];
};

/** All reject with StorageError. */
export type CircleKeeper = PlanFollower & {
  /** The circles that the family is in, those that it leaves not among them; null until they were read. */
  circles: Live<readonly ShownCircle[] | null>;
  /** Answers the id of the new circle. */
  make(name: string): Promise<Began>;
  look: Circles['look'];
  /** One that the family is in already is joined, too. */
  join(secret: string): Promise<Began>;
  /** The organizer's: another link, and another key. Null once it is done. */
  renewLink(row: Pick<CircleRow, 'id'>): Promise<CircleTrouble | null>;
};
export type Began = { id: string } | { trouble: CircleTrouble | 'none' };

/** Nobody waits for it: whoever opens the page asks at once. */
const INTERVAL_MS = 15 * 60 * 1000;
const FRESH_FOR_MS = 60 * 1000;

export function createCircleKeeper(tools: CircleKeeperTools): CircleKeeper {
  const { store, planner, circles, clock } = tools;
  const readState = () => planState(store);
  const today = () => atlantaDay(clock.now());

  // A pass that knows an earlier link than the server would take the one that was just shown for lost, and replace it.
  const inTurn = oneAtATime();

  async function passOver(
    row: CircleRow,
    state: PlanState,
    signal: AbortSignal,
  ): Promise<number | 'canceled' | null> {
    if (row.ended === 'leaving' || row.ended === 'closing') return finish(row, row.ended);
    const outcome = await circles.pass(row, tellCircle(state, row.id, today()), signal);
    if (outcome === 'canceled') return outcome;
    if (outcome === 'gone' || outcome === 'shutOut') {
      await keepUnlessChanged(row, { ended: outcome === 'gone' ? 'closed' : outcome });
      if (outcome === 'gone') await circles.forget(row.id);
      return null;
    }
    if ('waitMs' in outcome) return outcome.waitMs;
    await keepUnlessChanged(row, { access: outcome.access, ended: null });
    return null;
  }

  /** What a pass found out. The family may have left meanwhile, renewed the link, or heard of a later key from its other phone. */
  const keepUnlessChanged = (
    { id, access, ended }: CircleRow,
    set: Partial<Pick<CircleRow, 'access' | 'ended'>>,
  ) => planner.keep([{ kind: 'circle', id, set, from: { access, ended } }]);

  /** What was said without a signal is done with the first one. */
  async function finish(row: CircleRow, ended: 'leaving' | 'closing'): Promise<number | null> {
    const waitMs = await circles.finish(row, ended);
    if (waitMs === null) await planner.keep([{ kind: 'circle', id: row.id, row: null }]);
    return waitMs;
  }

  async function pass(signal: AbortSignal): Promise<FollowOutcome> {
    const state = await readState();
    const over = dropOverWishes(state, today());
    if (over.length > 0) await planner.keep(over);
    const waits: number[] = [];
    for (const row of state.circles) {
      // Closed for good; a family that was shut out may have been let in again.
      if (row.ended === 'closed') continue;
      const waitMs = await passOver(row, state, signal);
      if (waitMs === 'canceled') return waitMs;
      if (waitMs !== null) waits.push(waitMs);
    }
    if (waits.length > 0) return { waitMs: Math.max(...waits) };
    return { next: { ms: INTERVAL_MS, quietMs: FRESH_FOR_MS } };
  }

  const follower = followPlan(tools, {
    lock: CIRCLES_LOCK,
    pass: (signal) => inTurn(() => pass(signal)),
  });

  async function keepNew(circle: NewCircle | 'none' | CircleTrouble): Promise<Began> {
    if (typeof circle === 'string') return { trouble: circle };
    const row: CircleRow = { ...withPlainName(circle), joinedAt: clock.now(), ended: null };
    await planner.keep([{ kind: 'circle', id: row.id, row }]);
    void follower.begin();
    return { id: row.id };
  }

  return {
    ...follower,
    circles: liveValue<readonly ShownCircle[] | null>(
      store,
      () => shownCircles(tools),
      null,
      (last, error) => {
        logBug(error);
        return last;
      },
      isSameValue,
    ),
    make: async (name) => keepNew(await circles.make(name)),
    async look(secret) {
      const looked = await circles.look(secret);
      return typeof looked === 'string' ? looked : withPlainName(looked);
    },
    async join(secret) {
      const looked = await circles.look(secret);
      if (typeof looked === 'string') return { trouble: looked };
      const known = (await readState()).circles.find(({ id }) => id === looked.id);
      const isIn = known && known.ended === null;
      return isIn ? { id: known.id } : keepNew(await circles.join(secret, known));
    },
    async renewLink({ id }) {
      const trouble = await inTurn(async () => {
        const row = (await readState()).circles.find((one) => one.id === id);
        const access = row ? await circles.renewLink(row) : 'unreachable';
        if (typeof access === 'string') return access;
        await planner.keep([{ kind: 'circle', id, set: { access } }]);
        return null;
      });
      if (trouble === null) void follower.begin();
      return trouble;
    },
  };
}

/** Another family has written it. */
const withPlainName = <T extends { name: string }>(circle: T): T => ({
  ...circle,
  name: plainText(circle.name),
});

/** The circles that the family is in, as this phone has them. Rejects with StorageError. */
export async function shownCircles({
  store,
  circles,
  clock,
}: Pick<CircleKeeperTools, 'store' | 'circles' | 'clock'>): Promise<readonly ShownCircle[]> {
  // Both are read before anything else: a live query follows what it reads until then.
  const [state] = await Promise.all([planState(store), store.user((db) => db.rooms.toArray())]);
  const today = atlantaDay(clock.now());
  return Promise.all(
    standingCircles(state.circles).map(async (row): Promise<ShownCircle> => {
      const view = await circles.stored(row);
      const friends = view ? circleFriends(row, view, today) : [];
      return { row, view, friends, matches: view ? quietMatches(row, view, today) : [] };
    }),
  );
}
