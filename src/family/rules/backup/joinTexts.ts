import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';

const BREAK = '\n\n';

/**
 * Two notes about one camp, so that nobody's words are lost: the newer one, a blank line, the older one. Just the one
 * where it says the other's words already. Null when both do not fit into a note.
 */
export function joinTexts(newer: string, older: string): string | null {
  if (says(newer, older)) return newer;
  if (says(older, newer)) return older;
  const both = `${newer.trimEnd()}${BREAK}${older.trimStart()}`;
  return both.length <= MAX_NOTE_LENGTH ? both : null;
}

/** Compares whole paragraphs: 'ok' is not contained in 'took'. */
const says = (text: string, words: string) =>
  `${BREAK}${text.trim()}${BREAK}`.includes(`${BREAK}${words.trim()}${BREAK}`);
