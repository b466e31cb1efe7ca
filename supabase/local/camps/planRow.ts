import type { Value } from './cells.ts';
import { type Column, COLUMNS } from './columns.ts';
import { type CampRow, said, type Values } from './importRow.ts';

export type RowPlan = {
  /** The line of the file. */
  line: number;
  id: string;
  name: string;
  action: 'insert' | 'update' | 'unchanged';
  /** What is sent: of a known camp, only what differs. */
  set: Record<string, Value>;
  /** What differed, as texts. */
  before: Record<string, string>;
  /** `change_xid` of the compared camp: a different one means that it has changed since. */
  was: string | null;
};

/** What an import would do with one row, and what is wrong with it. */
export function planRow(
  line: number,
  id: string,
  values: Values,
  known: CampRow | null,
): { row: RowPlan; problems: string[] } {
  const set: Record<string, Value> = {};
  const before: Record<string, string> = {};
  for (const column of COLUMNS) {
    const { name, cell } = column;
    const value = values.get(name);
    if (name === 'id' || value === undefined) continue;
    // Compared as an exported file would contain it, so that an unedited cell is no change.
    if (known && asRead(column, known[name]) === cell.write(value)) continue;
    if (known) before[name] = cell.write(known[name]);
    set[name] = value;
  }
  if (known === null) set.listing ??= 'basic';
  if (set.latitude !== undefined) set.coordinate_precision ??= 'exact';
  const action = known === null ? 'insert' : Object.keys(set).length > 0 ? 'update' : 'unchanged';
  const name = said(values, 'camp_provider_name') ?? id;
  const was = known === null ? null : String(known.change_xid);
  return {
    row: { line, id, name, action, set, before, was },
    problems: Object.keys(set).length > 0 ? problemsOf({ ...known, ...set }) : [],
  };
}

function asRead({ cell }: Column, stored: unknown): string {
  const text = cell.write(stored);
  if (text === '') return '';
  const read = cell.read(text);
  return cell.write('value' in read ? read.value : stored);
}

/** What the camp as a whole must be. */
function problemsOf(camp: Record<string, unknown>): string[] {
  const problems: string[] = [];
  const isMissing = (name: string) => (camp[name] ?? null) === null;
  if (isMissing('camp_provider_name')) problems.push('Camp name is required');
  if (isMissing('camp_theme')) problems.push('Theme is required');
  if (
    !isMissing('age_min') &&
    !isMissing('age_max') &&
    Number(camp.age_min) > Number(camp.age_max)
  ) {
    problems.push("Minimum age can't be above maximum age");
  }
  if (isMissing('latitude') !== isMissing('longitude')) {
    problems.push('Latitude and longitude come together');
  } else if (isMissing('latitude') && !isMissing('coordinate_precision')) {
    problems.push('Coordinate precision comes with latitude and longitude');
  }
  return problems;
}
