import { loadMadeRoom } from '#family/family.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { type GuestWord, guestWords } from '#planner/rules/room/guestWords.ts';
import { planState } from '../planQueries.ts';
import { withPseudonyms } from './pseudonyms.ts';
import { readPublished } from './readPublished.ts';

/** What guests of all links say of days that are not over, as this phone has it. Throws StorageError. */
export async function guestWordsOf(
  store: LocalStore,
  clock: Pick<Clock, 'now'> = deviceClock,
): Promise<GuestWord[]> {
  // Both are read before anything else: a live query follows what it reads until then.
  const [{ rooms, entries }, stored] = await Promise.all([
    planState(store),
    store.user((db) => db.rooms.toArray()),
  ]);
  const writable = rooms.filter(({ canWrite }) => canWrite);
  if (writable.length === 0 || stored.length === 0) return [];
  const { madeRoom } = await loadMadeRoom();
  const today = atlantaDay(clock.now());
  const words = await Promise.all(
    writable.map(async (row) => {
      const view = await madeRoom(stored, row.secret);
      if (view === null || view.ofGuests.length === 0) return [];
      const { ofGuests } = view;
      const published = readPublished(view.published);
      return withPseudonyms(row.ownSecret, (pseudonym) =>
        guestWords(row, { ofGuests, published, pseudonym }, entries, today),
      );
    }),
  );
  return words.flat();
}
