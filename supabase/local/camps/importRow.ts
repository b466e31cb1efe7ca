import { readAgesCell, type Value } from './cells.ts';
import { AGES } from './columns.ts';
import type { ColumnMap } from './mapColumns.ts';

/** A row of the table, as the backend returns it. */
export type CampRow = Record<string, unknown> & { id: string };
/** A row of the file: column to value. A missing column stays unchanged. */
export type Values = Map<string, Value>;

/** A row's text in a column; null when empty. */
export function said(values: Values, name: string): string | null {
  const value = values.get(name);
  return typeof value === 'string' ? value : null;
}

export const asRow = (values: Values): Record<string, Value> => Object.fromEntries(values);

/** An empty cell of these is ignored; of the others, it clears the camp's value. */
const SILENT = new Set([
  'id',
  'listing',
  'is_sample',
  // Found by the geocoder, often after the file was written.
  'latitude',
  'longitude',
  'coordinate_precision',
]);

const NO_AGES = { age_min: null, age_max: null };

/** The values of one row, and what is wrong with its cells. */
export function readValues(
  cells: readonly string[],
  { columns }: ColumnMap,
): { values: Values; problems: string[] } {
  const values: Values = new Map();
  const problems: string[] = [];
  for (const { column, at } of columns) {
    const text = cells[at] ?? '';
    if (column === AGES) {
      const ages = text.trim() === '' ? { values: NO_AGES } : readAgesCell(text);
      if ('problem' in ages) problems.push(`${column.label} ${ages.problem}`);
      else for (const [name, value] of Object.entries(ages.values)) values.set(name, value);
      continue;
    }
    const read = text.trim() === '' ? { value: null } : column.cell.read(text);
    if ('problem' in read) {
      problems.push(`${column.label} ${read.problem}`);
      continue;
    }
    // Only unseen characters are as good as nothing.
    const value = read.value === '' ? null : read.value;
    if (value !== null || !SILENT.has(column.name)) values.set(column.name, value);
  }
  return { values, problems };
}
