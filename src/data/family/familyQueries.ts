// What the family saved, by name. Each throws StorageError.
import type { LocalStore } from '../device/db.ts';
import type { Note, SavedCamp } from './familyRows.ts';

/** The camps with a heart as they were saved, the newest first. */
export async function savedCamps(store: LocalStore): Promise<SavedCamp[]> {
  const rows = await store.user((db) => db.favourites.toArray());
  return rows.toSorted((a, b) => b.savedAt - a.savedAt || (a.campId < b.campId ? -1 : 1));
}

/** Every note of the family. */
export async function notes(store: LocalStore): Promise<Note[]> {
  return store.user((db) => db.notes.toArray());
}
