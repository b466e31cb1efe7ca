import type { Rooms } from '#family/family.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import { type HomesOffer, moreOfOffer, readHomesOffer } from '#planner/rules/custody/joinHomes.ts';
import { type GuestWord, guestWords } from '#planner/rules/room/guestWords.ts';
import { planState } from '../planQueries.ts';
import { withPseudonyms } from './pseudonyms.ts';
import { readPublished } from './readPublished.ts';

type StoredRooms = { store: LocalStore; rooms: Pick<Rooms, 'stored'> };
type WordTools = StoredRooms & { clock: { now: () => number } };

/** What guests of all links say of days that are not over, as this phone has it. Throws StorageError. */
export async function guestWordsOf({ store, rooms, clock }: WordTools): Promise<GuestWord[]> {
  const plan = await planAndRooms(store);
  const today = atlantaDay(clock.now());
  const words = await Promise.all(
    plan.rooms.map(async (row) => {
      const view = row.canWrite && row.children === null ? await rooms.stored(row) : null;
      if (view === null || view.ofGuests.length === 0) return [];
      const published = readPublished(view.published);
      return withPseudonyms(row.ownSecret, (pseudonym) => {
        const room = { ofGuests: view.ofGuests, published, pseudonym };
        return guestWords(row, room, plan.entries, today);
      });
    }),
  );
  return words.flat();
}

/** The children that the other parent shares by now and this plan does not know; null for none. Throws StorageError. */
export async function moreChildrenOf({ store, rooms }: StoredRooms): Promise<HomesOffer | null> {
  const row = homesRoom(await planAndRooms(store));
  const view = row?.ownSecret === '' ? await rooms.stored(row) : null;
  return view && moreOfOffer(readHomesOffer(view.secret, view.records), row?.children ?? {});
}

/** All of both is read before anything else: a live query follows what it reads until then. */
async function planAndRooms(store: LocalStore) {
  const [plan] = await Promise.all([planState(store), store.user((db) => db.rooms.toArray())]);
  return plan;
}
