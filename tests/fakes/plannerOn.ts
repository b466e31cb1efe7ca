import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { createPlanner } from '#planner/store/createPlanner.ts';
import { planState } from '#planner/store/planQueries.ts';
import { fakeClock } from './fakeClock.ts';
import { scheduled } from './savedIds.ts';

/** The plan of one tab; the browser agrees to persist. */
export const plannerOn = (store: LocalStore, clock: Clock = fakeClock()) =>
  createPlanner({ store, clock, persist: () => Promise.resolve(true) });

/** Puts a camp into the plan, as its card does. */
export const planCamp = (
  { store, clock }: { store: LocalStore; clock?: Clock },
  campId: string,
): Promise<void> => plannerOn(store, clock).putIn({ id: campId, providerName: 'Owls' });

/** The plan without stamps, as a person sees it, and the camps that lists mark as planned. */
export const contentOf = async (store: LocalStore) => ({
  ...(await planState(store)),
  scheduled: await scheduled(store),
});
