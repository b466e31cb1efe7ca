/** A spreadsheet runs a cell that begins like this (OWASP, "CSV injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Comma-separated values (RFC 4180). The byte order mark tells Excel that it is UTF-8; an apostrophe before a possible
 * formula makes it plain text.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
