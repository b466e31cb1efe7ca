// How one cell of a file becomes a value of a column, and back. A message ends the sentence "Line 7: Price ...".
import { isCalendarDay } from '../../../src/base/day/calendar.ts';
import { cleaned } from '../../../src/base/text/cleaned.ts';
import { parseAges } from '../../../src/camps/rules/text/ages.ts';
import { mangledDate, mangledNumber, plainDay, unclearDay, withoutPointZero } from './excel.ts';

export type Value = string | number | boolean | null | { date: string }[];
export type CellResult = { value: Value } | { problem: string };

export type Cell = {
  /** Reads a text that is not empty; an empty cell is null. */
  read(text: string): CellResult;
  write(value: unknown): string;
};

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

const length = (text: string) => Array.from(text).length;

/** Bounds in characters, as PostgreSQL counts them. */
export const textCell = (max: number, min = 0): Cell => ({
  read(raw) {
    const text = cleaned(raw);
    if (length(text) > max) {
      return { problem: `is longer than ${max} characters (it has ${length(text)})` };
    }
    if (length(text) < min) return { problem: `is shorter than ${min} characters: ${text}` };
    return { value: text };
  },
  write: asText,
});

/** A text that may look like a number or a date to a spreadsheet. */
const afterExcel = (text: Cell, read: (raw: string) => CellResult): Cell => ({
  read(raw) {
    const plain = withoutPointZero(cleaned(raw));
    const problem = mangledNumber(plain);
    return problem === null ? read(plain) : { problem };
  },
  write: (value) => text.write(value),
});

/** 5 digits, or 9 with a hyphen; what else the directory takes, it takes. */
export const zipCell = (text: Cell): Cell =>
  afterExcel(text, (plain) =>
    /^\d{1,4}$/.test(plain)
      ? { problem: `has fewer than 5 digits (a spreadsheet drops a 0 in front): ${plain}` }
      : text.read(plain),
  );

/** Prices and hours: a date in them was something else before. */
export const noDateCell = (text: Cell): Cell =>
  afterExcel(text, (plain) => {
    const problem = mangledDate(plain);
    return problem === null ? text.read(plain) : { problem };
  });

/** Days in a camp's own words. */
export const datesCell = (text: Cell): Cell =>
  afterExcel(text, (plain) => {
    const problem = unclearDay(plain);
    return problem === null ? text.read(plainDay(plain) ?? plain) : { problem };
  });

/** Reads both ages of one cell ('5-12', '4 to 10', '5+') as the values of two columns. */
export function readAgesCell(raw: string): { values: Record<string, Value> } | { problem: string } {
  const text = cleaned(raw);
  const ages = parseAges(text);
  if (ages !== 'unknown') return { values: { age_min: ages.min, age_max: ages.max } };
  const excel = mangledDate(text);
  return { problem: excel ?? `are not like 5-12, 5+ or up to 12: ${clipped(raw)}` };
}

export const choiceCell = (choices: readonly string[]): Cell => ({
  read(raw) {
    const choice = cleaned(raw).toLowerCase();
    if (choices.includes(choice)) return { value: choice };
    return { problem: `is none of ${choices.join(', ')}: ${clipped(raw)}` };
  },
  write: asText,
});

/** `kind` is a word for its steps: ages are whole or half numbers. */
export const numberCell = (min: number, max: number, kind: 'number' | 'half' = 'number'): Cell => ({
  read(raw) {
    const text = cleaned(raw);
    const number = Number(text);
    if (/^-?\d+(\.\d+)?$/.test(text) && number >= min && number <= max) {
      if (kind === 'number' || Number.isInteger(number * 2)) return { value: number };
    }
    const noun = kind === 'half' ? 'whole or half number' : 'number';
    return { problem: `is no ${noun} from ${min} to ${max}: ${clipped(raw)}` };
  },
  write: asText,
});

export const yesNoCell: Cell = {
  read(raw) {
    const text = cleaned(raw).toLowerCase();
    if (/^(yes|y|true|1)$/.test(text)) return { value: true };
    if (/^(no|n|false|0)$/.test(text)) return { value: false };
    return { problem: `is neither yes nor no: ${clipped(raw)}` };
  },
  write: (value) => (value === true ? 'yes' : 'no'),
};

export const dayCell: Cell = {
  read(raw) {
    const day = readDay(cleaned(raw));
    return day === null ? { problem: notADay(raw) } : { value: day };
  },
  write: asText,
};

const MAX_DAYS = 366;

/** The single days of a camp, with spaces between them. */
export const daysCell: Cell = {
  read(raw) {
    const words = cleaned(raw).split(/[\s,;]+/);
    const days = words.filter((word) => word !== '').map(readDay);
    const bad = words[days.indexOf(null)];
    if (bad !== undefined) return { problem: notADay(bad) };
    if (days.length > MAX_DAYS) return { problem: `has more than ${MAX_DAYS} days` };
    return { value: days.flatMap((date) => (date === null ? [] : [{ date }])) };
  },
  write: (value) =>
    Array.isArray(value) ? value.map((item: unknown) => dateOf(item)).join(' ') : '',
};

export const momentCell: Cell = {
  read(raw) {
    const text = cleaned(raw);
    const time = /^\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-]\d\d(:?\d\d)?)$/.test(text)
      ? Date.parse(text)
      : Number.NaN;
    if (!Number.isNaN(time)) return { value: new Date(time).toISOString() };
    return { problem: `is no time like 2026-08-01T09:00-04:00: ${clipped(raw)}` };
  },
  write: asText,
};

/** 2026-10-12, or as an American spreadsheet turns it around: 10/12/2026. */
function readDay(text: string): string | null {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDay(iso) ? iso : null;
}

const notADay = (raw: string) => `holds no day like 2026-10-12: ${clipped(raw)}`;

const dateOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'date' in item ? asText(item.date) : '';

const MAX_SHOWN = 60;

/** Shortens a cell for a message: one line without control characters. */
export function clipped(raw: string): string {
  const text = Array.from(cleaned(raw));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).join('')}…` : text.join('');
}
