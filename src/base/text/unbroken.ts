const NO_BREAK_SPACE = '\u00a0';
// Has no width and needs no glyph. Without it a line may end after an en dash.
const WORD_JOINER = '\u2060';

/** The same words on one line: 'Oct 6–8' never ends a line after 'Oct' or the dash. For screens only. */
export const unbroken = (text: string): string =>
  text.replaceAll(' ', NO_BREAK_SPACE).replaceAll('–', `–${WORD_JOINER}`);

/** Restores plain spaces and hyphens for heads, structured data and other programs. */
export const breakable = (text: string): string =>
  text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '');
