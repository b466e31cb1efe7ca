import type { ReadEntry, UnreadEntry } from './campDateEntries.ts';

type Month = { year: number; month: number };
/** An entry whose first and last day have found month and year, or one that has not. Bare: '13' alone. */
export type Dated =
  | { entry: ReadEntry; isBare: boolean; start: Month; end: Month }
  | { entry: ReadEntry | UnreadEntry; isBare: boolean; start: null };

/** Months this far apart are the turn of a year; a smaller step back is a list out of order. */
const TURN = 6;

/** '13' after 'Oct 6-10' is Oct 13: its month is that of the entry before, if it goes on from there. */
function monthsOf(entries: readonly (ReadEntry | UnreadEntry)[]): (number | null)[] {
  let before: { month: number; day: number } | null = null;
  return entries.map((entry) => {
    if (entry.kind !== 'read') before = null;
    else {
      const { from, to } = entry;
      const goesOn: boolean = before !== null && from.day > before.day;
      const month: number | null = from.month ?? (goesOn ? (before?.month ?? null) : null);
      before = month === null ? null : { month: to?.month ?? month, day: (to ?? from).day };
      return month;
    }
    return null;
  });
}

const endMonth = ({ to }: ReadEntry, month: number) => to?.month ?? month;
const isTurn = (month: number, next: number) => month - next >= TURN;

/** The years that are written down, carried back over the entries before them: 'Oct 6, 7, 8, 2025'. */
function saidYears(
  entries: readonly (ReadEntry | UnreadEntry)[],
  months: readonly (number | null)[],
): (number | null | 'unclear')[] {
  const years: (number | null | 'unclear')[] = entries.map(() => null);
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    const month = months[at] ?? null;
    if (entry?.kind !== 'read' || month === null) continue;
    const last = endMonth(entry, month);
    const next = months[at + 1] ?? null;
    const nextYear = entries[at + 1]?.chunk === entry.chunk ? (years[at + 1] ?? null) : null;
    const startYear = (year: number) => (isTurn(month, last) ? year - 1 : year);
    if (entry.from.year !== null) years[at] = entry.from.year;
    else if (entry.to && entry.to.year !== null) years[at] = startYear(entry.to.year);
    else if (nextYear === 'unclear') years[at] = 'unclear';
    else if (nextYear !== null && next !== null) {
      if (isTurn(last, next)) years[at] = startYear(nextYear - 1);
      else years[at] = last <= next && next - last < TURN ? startYear(nextYear) : 'unclear';
    }
  }
  return years;
}

/**
 * Spec 5: the year starts at `year` and rolls forward when months wrap. `fromMonth` is where the season
 * starts: with 11 (winter) a list that begins in January is already next year's. Whatever could be either
 * year stays without one, and so does what follows it until a year is written down again.
 */
export function campDateYears(
  entries: readonly (ReadEntry | UnreadEntry)[],
  year: number,
  fromMonth: number,
): Dated[] {
  const months = monthsOf(entries);
  const said = saidYears(entries, months);
  let position: Month | null = { year, month: fromMonth };
  let isFirst = true;
  const stepTo = (month: number): number | null => {
    if (position === null) return null;
    if (isTurn(position.month, month)) return position.year + 1;
    const isNear = month >= position.month && month - position.month < TURN;
    return isNear || isFirst ? position.year : null;
  };
  return entries.map((entry, at) => {
    const isBare = entry.kind === 'read' && entry.from.month === null;
    const month = months[at] ?? null;
    if (entry.kind !== 'read' || month === null) {
      for (const passed of entry.kind === 'read' ? [] : entry.months) {
        const passedYear = stepTo(passed);
        position = passedYear === null ? null : { year: passedYear, month: passed };
        isFirst = false;
      }
      return { entry, isBare, start: null };
    }
    const saidHere = said[at] ?? null;
    const found = saidHere === 'unclear' ? null : (saidHere ?? stepTo(month));
    isFirst = false;
    if (found === null) {
      position = null;
      return { entry, isBare, start: null };
    }
    const last = endMonth(entry, month);
    const lastYear = entry.to?.year ?? (isTurn(month, last) ? found + 1 : found);
    position = { year: lastYear, month: last };
    return { entry, isBare, start: { year: found, month }, end: position };
  });
}
