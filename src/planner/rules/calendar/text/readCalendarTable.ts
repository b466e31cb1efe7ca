import { addDays } from '#base/day/calendar.ts';
import { certainCalendar, namedDays, type ReadCalendar, UNCLEAR } from './certainDays.ts';
import { writtenDates } from './writtenDates.ts';

/** A row of a table; `line` counts from 1. */
export type TableRow = { line: number; cells: readonly string[] };

const COLUMNS = {
  from: /^(?:(?:start|begin(?:ning|s)?|first|from|event)? ?(?:date|day)s?|start|begin(?:s|ning)?|from|dates?|starts on|when)$/,
  to: /^(?:(?:end|ending|last|through|thru|to|until)(?: ?(?:date|day))?|ends(?: on)?|finish)$/,
  name: /^(?:event(?: ?(?:name|title))?|name|title|subject|summary|holiday|occasion|description of (?:day|event)|what|calendar (?:event|item)|activity)$/,
  weekday: /^(?:weekday|day of (?:the )?week|dow)$/,
  endTime: /^end time$/,
  state: /^(?:status|state)$/,
};
/** Where no other column is the name. */
const DESCRIPTION = /^(?:description|details?|notes?)$/;

/**
 * Reads a table of a school calendar for the school year that begins in `startYear`: its first row names a column of dates
 * and one of names, in many spellings. Null when it names none. Pure; never throws.
 */
export function readCalendarTable(
  rows: readonly TableRow[],
  startYear: number,
): ReadCalendar | null {
  const [header, ...rest] = rows;
  const names = (header?.cells ?? []).map((cell) =>
    cell
      .toLowerCase()
      .replaceAll(/[\s_/-]+/g, ' ')
      .replaceAll(/[^a-z ]/g, '')
      .trim(),
  );
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const from = find(COLUMNS.from);
  const name = find(COLUMNS.name) === -1 ? find(DESCRIPTION) : find(COLUMNS.name);
  if (from === -1 || name === -1) return null;
  const [to, weekday, endTime, state] = [
    COLUMNS.to,
    COLUMNS.weekday,
    COLUMNS.endTime,
    COLUMNS.state,
  ].map(find);
  const lines = rest.map(({ line, cells }) => {
    const cellOf = (at: number | undefined) =>
      at === undefined || at === -1 ? '' : (cells[at] ?? '').trim();
    const text = cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(' | ');
    const dates = [cellOf(weekday), withoutTime(cellOf(from))]
      .filter((part) => part !== '')
      .join(' ');
    const end = endOf(withoutTime(cellOf(to)), cellOf(endTime), startYear);
    const reading =
      end === null || /cancel|delete|draft/i.test(cellOf(state))
        ? UNCLEAR
        : namedDays(end === '' ? dates : `${dates} - ${end}`, cellOf(name), startYear);
    return { line, text, reading };
  });
  return certainCalendar(lines);
}

/** A spreadsheet may write midnight behind a day. */
const withoutTime = (cell: string) =>
  cell.replace(/[T ]\s*(?:0?0|12):00(?::00)?(?:\s*AM)?Z?$/i, '');

/** The last day: '' without one, null where it is not certain. At midnight it is not part of the event any more. */
function endOf(cell: string, time: string, startYear: number): string | null {
  if (cell === '') return '';
  const [written] = writtenDates(cell, startYear);
  const [span] = written?.spans ?? [];
  if (span === undefined || span.from !== span.to) return null;
  return /^(?:0?0:00(?::00)?|12:00(?::00)?\s*AM)$/i.test(time) ? addDays(span.to, -1) : span.to;
}
