import { externalUrl } from '../../../src/base/http/externalUrl.ts';
import { monthOf } from '../../../src/base/day/calendar.ts';
import { readCampDates } from '../../../src/camps/rules/text/dates/campDates.ts';
import { clipped } from './cells.ts';
import type { CsvRow } from './csv/readCsv.ts';
import { campFinder, isListed } from './findCamp.ts';
import { type CampRow, readValues, type Values } from './importRow.ts';
import type { ColumnMap } from './mapColumns.ts';
import { planRow, type RowPlan } from './planRow.ts';

export type Season = { id: string; year: number; starts_on: string };
export type Note = { line: number; text: string };

export type ImportPlan = {
  /** Those that are good. */
  rows: RowPlan[];
  /** Any of them stops the import. */
  problems: Note[];
  notes: Note[];
  /** Camps of the season that the file does not have. They stay. */
  absent: string[];
};

/**
 * What an import would do, row by row: pure. `existing`: all camps of the season, archived ones too, and those that the
 * file names by id. `listing`: of rows that say none.
 */
export function planImport(
  rows: readonly CsvRow[],
  map: ColumnMap,
  options: { season: Season; listing: string | null; existing: readonly CampRow[] },
): ImportPlan {
  const { season, listing, existing } = options;
  const plan: ImportPlan = { rows: [], problems: [], notes: [], absent: [] };
  const find = campFinder(existing, season.id);
  const lines = new Map<string, number>();

  for (const { line, cells } of rows) {
    const refuse = (texts: string[]) =>
      void plan.problems.push(...texts.map((text) => ({ line, text })));
    const { values, problems } = readValues(cells, map);
    if (cells.slice(map.width).some((cell) => cell.trim() !== '')) {
      problems.push(
        'It has more cells than the first row; perhaps a comma stands outside of quotes',
      );
    }
    if (listing !== null && !values.has('listing')) values.set('listing', listing);
    const found = problems.length > 0 ? null : find(values);
    if (found === null || 'problem' in found) {
      refuse(found === null ? problems : [found.problem]);
      continue;
    }
    const { id, known } = found;
    const earlier = lines.get(id);
    if (earlier !== undefined) {
      refuse([`It is the same camp as line ${earlier} (${id}): give each an id of its own`]);
      continue;
    }
    lines.set(id, line);
    const planned = planRow(line, id, values, known);
    if (planned.problems.length > 0) {
      refuse(planned.problems);
      continue;
    }
    plan.rows.push(planned.row);
    plan.notes.push(...notesOf(values, season).map((text) => ({ line, text })));
  }
  plan.absent = existing
    .filter((camp) => isListed(camp, season.id) && !lines.has(camp.id))
    .map(({ id }) => id);
  return plan;
}

/** What the directory takes, but families will miss. */
function notesOf(values: Values, season: Season): string[] {
  const notes: string[] = [];
  const website = values.get('website_url');
  if (typeof website === 'string' && externalUrl(website) === null) {
    notes.push(`Nothing opens this website: ${clipped(website)}`);
  }
  const dates = values.get('camp_dates');
  if (typeof dates === 'string' && !values.get('date_array')) {
    const { unread } = readCampDates(dates, season.year, monthOf(season.starts_on));
    if (unread.length > 0) {
      notes.push(
        `Families who filter by day will not find it; not read: ${clipped(unread.join(', '))}`,
      );
    }
  }
  return notes;
}
