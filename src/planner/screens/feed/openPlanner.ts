import type { ProfileStore } from '#family/family.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { browserSignals } from '#base/device/tabSignals.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { pageBackend } from '#base/http/backendConfig.ts';
import { createPlanner, type PlannerTools } from '#planner/store/createPlanner.ts';
import { createFeeds } from '#planner/store/feeds/createFeeds.ts';
import type { Planner } from '#planner/store/Planner.ts';
import { feedText } from './feedText.ts';

/** The planner of a browser's tab. Where the family has calendar feeds, they begin to follow the plan. */
export function openPlanner({
  store,
  clock = deviceClock,
  profile,
}: Omit<PlannerTools, 'clock'> & {
  clock?: Clock | undefined;
  profile: () => Promise<ProfileStore>;
}): Planner {
  const planner = createPlanner({ store, clock });
  let isFollowing = false;
  const follow = (count: number) => {
    if (count === 0 || isFollowing) return;
    isFollowing = true;
    createFeeds({
      store,
      planner,
      clock,
      profile: async () => (await profile()).getState().profile,
      textOf: feedText,
      backend: pageBackend,
      tab: browserSignals,
      locks: globalThis.navigator?.locks,
      random: () => Math.random(),
    }).start();
  };
  const countFeeds = () =>
    store.user((db) =>
      db.plan.where('[kind+id]').between(['feed', ''], ['feed', '\uffff']).count(),
    );
  store.live(countFeeds, follow, logBug);
  return planner;
}
