// What the family saves: one row per thing. Its kind and id name it on every device; for what hangs on a
// camp the id is the camp's. Stamps are milliseconds since 1970 and only grow within one row.
import * as v from 'valibot';

const Stamp = v.fallback(v.number(), 0);
const Missing = v.fallback(v.undefined(), undefined);
/** Texts of this note that a writer in another tab or on another phone replaced without having seen them. */
const Unread = v.optional(v.union([v.array(v.string()), Missing]));
const LastChange = v.optional(v.union([v.number(), Missing]));

/**
 * A camp with a heart. `name` is the provider's, for the day the camp is gone; early rows have none. `seats`: what was said
 * of its room when it was saved, 'unsaid' when nothing was; missing where a camp has sessions, each with room of its own.
 * A spoiled name, stamp or word costs that alone: the heart stays.
 */
export const SavedCampSchema = v.object({
  campId: v.string(),
  savedAt: Stamp,
  name: v.optional(v.union([v.string(), Missing])),
  seats: v.optional(v.union([v.picklist(['open', 'few', 'waitlist', 'full', 'unsaid']), Missing])),
  updatedAt: LastChange,
});
export type SavedCamp = v.InferOutput<typeof SavedCampSchema>;

/** What the family wrote about a camp, as typed. There is no row for an empty one. */
export const NoteSchema = v.object({
  campId: v.string(),
  text: v.string(),
  writtenAt: Stamp,
  updatedAt: LastChange,
  unread: Unread,
});
export type Note = v.InferOutput<typeof NoteSchema>;

export type FamilyRows = { favorite: SavedCamp; note: Note };
export type FamilyKind = keyof FamilyRows;

export const TABLES = { favorite: 'favorites', note: 'notes' } as const;

/** When the row last changed. Rows of earlier versions have no `updatedAt`. */
export function rowUpdatedAt(row: SavedCamp | Note): number {
  return row.updatedAt ?? ('savedAt' in row ? row.savedAt : row.writtenAt);
}
