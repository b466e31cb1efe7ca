// What the family saved, by name. Each throws StorageError.
import * as v from 'valibot';
import type { LocalStore } from '#base/storage/db.ts';
import { type Note, NoteSchema, type SavedCamp, SavedCampSchema } from './familyRows.ts';

/** The camps with a heart as they were saved, the newest first. */
export async function savedCamps(store: LocalStore): Promise<SavedCamp[]> {
  const rows = await store.user((db) => db.favorites.toArray());
  return readable(SavedCampSchema, rows).toSorted(
    (a, b) => b.savedAt - a.savedAt || (a.campId < b.campId ? -1 : 1),
  );
}

/** Every note of the family. */
export async function notes(store: LocalStore): Promise<Note[]> {
  return readable(NoteSchema, await store.user((db) => db.notes.toArray()));
}

/** Leaves rows that this version cannot read out of the list, without deleting them. */
function readable<T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const { success, output } = v.safeParse(schema, row);
    return success ? [output] : [];
  });
}
