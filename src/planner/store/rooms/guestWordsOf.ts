import type { LocalStore } from '#base/storage/db.ts';
import { deviceClock } from '#base/device/clock.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { planState } from '../planQueries.ts';

/** What guests of all links say of days that are not over, as this phone has it. Throws StorageError. */
export async function guestWordsOf(
  store: LocalStore,
  clock: { now: () => number } = deviceClock,
): Promise<GuestWord[]> {
  // Both are read before anything else: a live query follows what it reads until then.
  const [{ rooms, entries }, stored] = await Promise.all([
    planState(store),
    store.user((db) => db.rooms.toArray()),
  ]);
  const writable = rooms.filter(({ canWrite }) => canWrite);
  if (writable.length === 0 || stored.length === 0) return [];
  const { wordsOfRoom } = await import('./wordsOfRoom.ts');
  const now = clock.now();
  return (await Promise.all(writable.map((row) => wordsOfRoom(row, stored, entries, now)))).flat();
}
