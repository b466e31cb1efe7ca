/** The longest note in characters. */
export const MAX_NOTE_LENGTH = 4000;

/** A conflicting note of another device, not resolved yet. `name`: of its cell. */
export type NoteConflict = { name: string; text: string };
