/** In characters. Nothing saves a longer note. */
export const MAX_NOTE_LENGTH = 4000;
