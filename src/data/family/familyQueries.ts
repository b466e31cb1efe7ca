// What the pages of the family's own list ask, apart from what every list of camps asks.
import type { Note, LocalStore, Saved } from '../device/db.ts';
import { localStore } from '../device/lazyLocalStore.ts';

/** The camps with a heart as they were saved, the newest first. */
export async function savedCamps(from: LocalStore = localStore): Promise<Saved[]> {
  const rows = await from.user((db) => db.favourites.toArray());
  return rows.toSorted((a, b) => b.savedAt - a.savedAt || (a.campId < b.campId ? -1 : 1));
}

/** Every note the family wrote. */
export async function notes(from: LocalStore = localStore): Promise<Note[]> {
  return from.user((db) => db.notes.toArray());
}
