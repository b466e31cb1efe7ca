import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { createPlanner } from '#planner/store/createPlanner.ts';
import { fakeClock } from './fakeClock.ts';

/** The plan of one tab; the browser agrees to persist. */
export const plannerOn = (store: LocalStore, clock: Clock = fakeClock()) =>
  createPlanner({ store, clock, persist: () => Promise.resolve(true) });

/** Puts a camp into the plan, as its card does. */
export const planCamp = (
  { store, clock }: { store: LocalStore; clock?: Clock },
  campId: string,
): Promise<void> => plannerOn(store, clock).putIn({ id: campId, providerName: 'Owls' });
