// A spreadsheet runs a cell that begins with one of these as a formula.
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** The text as a cell that a spreadsheet shows and does not run. Numbers stay numbers. */
export const guarded = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** The text of such a cell. Takes off only what `guarded` puts on. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
