import { StartError } from '../start/StartError.ts';
import { type Cell, choiceCell, clipped, dayCell, textCell } from '../camps/cells.ts';
import { foldHeader } from '../camps/columns.ts';
import { SCHOOL_LEVELS } from '../../../src/planner/rules/calendar/schoolLevel.ts';
import { cleaned } from '../../../src/base/text/cleaned.ts';

/** `field` is the column of the table where that has another name. */
type Column = { name: string; field?: string; cell: Cell; isRequired?: true };

const likeCell = (pattern: RegExp, example: string): Cell => ({
  read(raw) {
    const value = cleaned(raw);
    return pattern.test(value)
      ? { value }
      : { problem: `is not written like ${example}: ${clipped(raw)}` };
  },
  write: (value) => textCell(80).write(value),
});

/** '12:30' for minutes after midnight. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A time as the directory stores it, 12:30:00; a file has it as 12:30, 1:15 PM or what Excel makes of them. */
const timeCell: Cell = {
  read(raw) {
    const [, hour = '', minute = '', half = ''] =
      /^(\d{1,2}):([0-5]\d)(?::00)?(?:\s*([ap])\.?m\.?)?$/i.exec(cleaned(raw)) ?? [];
    const hours = half === '' ? hour : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    const value = `${String(hours).padStart(2, '0')}:${minute}:00`;
    return value >= '06:00:00' && value <= '18:00:00'
      ? { value }
      : { problem: `is no time from 6:00 AM to 6:00 PM like 1:15 PM: ${clipped(raw)}` };
  },
  write: (value) => textCell(80).write(value).slice(0, 5),
};

const yesCell: Cell = {
  read: (raw) =>
    /^(?:yes|no|true|false)$/i.test(cleaned(raw))
      ? { value: /^[yt]/i.test(cleaned(raw)) ? 'yes' : '' }
      : { problem: `is yes or no: ${clipped(raw)}` },
  write: (value) => (value === true ? 'yes' : ''),
};

/** An address that a person can open to compare. */
export const isHttps = (text: string): boolean =>
  /^https:\/\/\S+\.\S+$/.test(text) && URL.canParse(text);

const httpsCell: Cell = {
  read(raw) {
    const value = cleaned(raw);
    return isHttps(value)
      ? { value }
      : { problem: `is not written like https://www.cobbk12.org/calendar: ${clipped(raw)}` };
  },
  write: (value) => textCell(500).write(value),
};

/** The columns of a file of school calendars, in the order of an export. */
export const COLUMNS: readonly Column[] = [
  { name: 'district', cell: likeCell(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cobb'), isRequired: true },
  { name: 'district_name', cell: textCell(80, 2), isRequired: true },
  { name: 'school_year', cell: likeCell(/^20\d\d-\d\d$/, '2026-27'), isRequired: true },
  { name: 'kind', cell: likeCell(/^[a-z]+(_[a-z]+)*$/, 'early_release'), isRequired: true },
  { name: 'name', cell: textCell(80, 2), isRequired: true },
  { name: 'starts_on', cell: dayCell, isRequired: true },
  { name: 'ends_on', cell: dayCell },
  { name: 'day_kind', cell: choiceCell(['off', 'digital', 'early', 'school']) },
  { name: 'lets_out_at', cell: timeCell },
  ...SCHOOL_LEVELS.map((name) => ({ name, field: `bell_${name}`, cell: timeCell })),
  { name: 'status', cell: choiceCell(['unverified', 'confirmed']) },
  { name: 'source', cell: textCell(500) },
  { name: 'checked_at', cell: dayCell },
  { name: 'may_be_made_up', cell: yesCell },
  { name: 'calendar_url', cell: httpsCell },
];

/** The column of each cell of a row. Throws a StartError for a first row that names another one, one twice, or too few. */
export function columnsOf(headers: readonly string[]): Column[] {
  const columns = headers.map((header) => {
    const column = COLUMNS.find(({ name }) => foldHeader(name) === foldHeader(header));
    if (column) return column;
    throw wrongHeader(`A file of school calendars has no column "${clipped(header)}".`);
  });
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice) throw wrongHeader(`Two columns of the file are ${twice.name}.`);
  const missing = COLUMNS.find((column) => column.isRequired && !columns.includes(column));
  if (missing) throw wrongHeader(`The first row does not name ${missing.name}.`);
  return columns;
}

const wrongHeader = (what: string) =>
  new StartError(what, `The columns are: ${COLUMNS.map(({ name }) => name).join(', ')}`);
