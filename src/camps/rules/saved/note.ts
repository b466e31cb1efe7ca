/** The longest note in characters. */
export const MAX_NOTE_LENGTH = 4000;

/** Words of another device that nobody has decided on. `name`: of their cell. */
export type NoteConflict = { name: string; text: string };
