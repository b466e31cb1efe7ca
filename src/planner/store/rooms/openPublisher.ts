import type { ProfileStore, Rooms } from '#family/family.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { browserSignals } from '#base/device/tabSignals.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { Planner } from '../Planner.ts';
import { createPublisher, type Publisher } from './createPublisher.ts';

type Parts = {
  store: LocalStore;
  planner: () => Promise<Planner>;
  rooms: () => Promise<Rooms>;
  profile: () => Promise<ProfileStore>;
  clock?: Clock | undefined;
};

/** The publisher of a browser's tab. Where the family has rooms, they begin to follow the plan. */
export async function openPublisher(parts: Parts): Promise<Publisher> {
  const { store, clock = deviceClock } = parts;
  const [planner, rooms] = await Promise.all([parts.planner(), parts.rooms()]);
  const publisher = createPublisher({
    store,
    planner,
    rooms,
    profile: async () => (await parts.profile()).getState().profile,
    clock,
    tab: browserSignals,
    locks: globalThis.navigator?.locks,
    random: () => Math.random(),
  });
  let isFollowing = false;
  const follow = (count: number) => {
    if (count === 0 || isFollowing) return;
    isFollowing = true;
    publisher.start();
  };
  store.live(() => countRooms(store), follow, logBug);
  return publisher;
}

const countRooms = (store: LocalStore) =>
  store.user((db) => db.plan.where('[kind+id]').between(['room', ''], ['room', '\uffff']).count());
