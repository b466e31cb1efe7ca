import type { ReadEntry, UnreadEntry } from './campDateEntries.ts';

type Month = { year: number; month: number };
/** An entry with the month and year of its first and last day, or null when unknown. Bare: '13' alone. */
export type Dated =
  | { entry: ReadEntry; isBare: boolean; start: Month; end: Month }
  | { entry: ReadEntry | UnreadEntry; isBare: boolean; start: null };

/** Months this far apart are the turn of the year; a smaller step back is a list out of order. */
const TURN = 6;

/** '13' after 'Oct 6-10' is Oct 13: it inherits the month of the entry before, if its day is later. */
function monthsOf(entries: readonly (ReadEntry | UnreadEntry)[]): (number | null)[] {
  let before: { month: number; day: number } | null = null;
  return entries.map((entry) => {
    if (entry.kind !== 'read') before = null;
    else {
      const { from, to } = entry;
      const isContinued: boolean = entry.isChained && before !== null && from.day > before.day;
      const month: number | null = from.month ?? (isContinued ? (before?.month ?? null) : null);
      before = month === null ? null : { month: to?.month ?? month, day: (to ?? from).day };
      return month;
    }
    return null;
  });
}

const endMonth = ({ to }: ReadEntry, month: number) => to?.month ?? month;
const isTurn = (month: number, next: number) => month - next >= TURN;

/** The written years, carried back over the entries before them: 'Oct 6, 7, 8, 2025'. */
function writtenYears(
  entries: readonly (ReadEntry | UnreadEntry)[],
  months: readonly (number | null)[],
): (number | null | 'unclear')[] {
  const years: (number | null | 'unclear')[] = entries.map(() => null);
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    const month = months[index] ?? null;
    if (entry?.kind !== 'read' || month === null) continue;
    const last = endMonth(entry, month);
    const next = months[index + 1] ?? null;
    const nextYear = entries[index + 1]?.group === entry.group ? (years[index + 1] ?? null) : null;
    const startYear = (year: number) => (isTurn(month, last) ? year - 1 : year);
    if (entry.from.year !== null) years[index] = entry.from.year;
    else if (entry.to && entry.to.year !== null) years[index] = startYear(entry.to.year);
    else if (nextYear === 'unclear') years[index] = 'unclear';
    else if (nextYear !== null && next !== null) {
      if (isTurn(last, next)) years[index] = startYear(nextYear - 1);
      else years[index] = last <= next && next - last < TURN ? startYear(nextYear) : 'unclear';
    }
  }
  return years;
}

type Neighbor = ReadEntry | UnreadEntry | undefined;
const isBareNumber = (entry: Neighbor) =>
  entry?.kind === 'read' && !entry.to && entry.from.month === null;

/** 'Oct 6-10, 25' in 2025: the year or a day. Not in '25th', 'Nov 24, 25' and 'Oct 6-10, 25, 26'. */
const isMaybeYear = (entry: ReadEntry, year: number, before: Neighbor, next: Neighbor) =>
  isBareNumber(entry) &&
  entry.from.day === year % 100 &&
  entry.joined !== 'and' &&
  /^\d+\b/.test(entry.text) &&
  !isBareNumber(next) &&
  !(before?.kind === 'read' && (before.to ?? before.from).day === entry.from.day - 1);

/**
 * The year starts at `year` and rolls forward when months wrap. `fromMonth` is where the season starts: with 11
 * (winter) a list that begins in January is already next year's. Entries that could be of either year stay without
 * one, and so do those after them until a year is written again.
 */
export function campDateYears(
  entries: readonly (ReadEntry | UnreadEntry)[],
  year: number,
  fromMonth: number,
): Dated[] {
  const months = monthsOf(entries);
  const written = writtenYears(entries, months);
  let position: Month | null = { year, month: fromMonth };
  let isFirst = true;
  const stepTo = (month: number): number | null => {
    if (position === null) return null;
    if (isTurn(position.month, month)) return position.year + 1;
    const isNear = month >= position.month && month - position.month < TURN;
    return isNear || isFirst ? position.year : null;
  };
  return entries.map((entry, index) => {
    const isBare = entry.kind === 'read' && entry.from.month === null;
    const month = months[index] ?? null;
    if (entry.kind !== 'read' || month === null) {
      for (const passed of entry.kind === 'read' ? [] : entry.months) {
        // Across the turn of the year words may refer to either year: 'Members Mar 4; Oct 4-8'.
        const isNear = position !== null && !isTurn(position.month, passed);
        const passedYear = isNear ? stepTo(passed) : null;
        position = passedYear === null ? null : { year: passedYear, month: passed };
        isFirst = false;
      }
      return { entry, isBare, start: null };
    }
    const writtenHere = written[index] ?? null;
    const found = writtenHere === 'unclear' ? null : (writtenHere ?? stepTo(month));
    isFirst = false;
    if (found === null) {
      position = null;
      return { entry, isBare, start: null };
    }
    if (isMaybeYear(entry, found, entries[index - 1], entries[index + 1])) {
      return { entry, isBare, start: null };
    }
    const last = endMonth(entry, month);
    const lastYear = entry.to?.year ?? (isTurn(month, last) ? found + 1 : found);
    position = { year: lastYear, month: last };
    return { entry, isBare, start: { year: found, month }, end: position };
  });
}
