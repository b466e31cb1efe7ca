/**
 * Characters that no listing has: control characters (PostgreSQL refuses NUL), halves of a character, spaces and
 * joiners without width, and marks of text direction. Spaces in a row are one, and so is a line break.
 */
const UNSEEN = /[\s\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu;

/** Joiners (U+200C, U+200D) belong between two characters, as in emoji; at an end they, and before all else any other
 * character that draws nothing, would be a text that looks empty. Tried at the first of a run only: from each of them it costs the
 * square of its length. */
const UNSEEN_ENDS = /^[\s\p{DI}]+|(?<![\s\u200C\u200D])[\s\u200C\u200D]+$/gu;

/** Cleans a text for storage and for mails: trimmed, on one line, valid UTF-16; '' when nothing is visible. */
export const cleaned = (text: string): string =>
  text.replaceAll(UNSEEN, ' ').replaceAll(UNSEEN_ENDS, '');
