import { guarded } from './formulas.ts';

/** Writes CSV for spreadsheets: UTF-8 with a byte order mark, which Excel needs, and CRLF lines (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = guarded(text);
  // Semicolons, too: a European Excel divides at them.
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
