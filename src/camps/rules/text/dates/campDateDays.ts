import { addDays, dateOf, dayOf, monthOf, weekdayOf, yearOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import type { ReadEntry } from './campDateEntries.ts';
import type { Weekdays } from './campDateShapes.ts';
import type { Dated } from './campDateYears.ts';
import { type Holiday, holidayIn } from './holidayNames.ts';

/** Longer than any school break: such a range is a mistake or a program, not days off. */
const LONGEST_DAYS = 100;
/** '6.7-6.11' and '6-7 to 6-11' are dates only when they are this near each other, else hours. */
const LONGEST_LOOSE_DAYS = 14;

/** Days that the text takes away. */
export type Closed = {
  entries: readonly ReadEntry[];
  patterns: readonly Weekdays[];
  holidays: readonly Holiday[];
};
type Run = { start: string; end: string };
/**
 * The days of one date or range. `start` and `end` are as written, `sessions` what is left between them, `counted` its
 * days before any was taken away (empty when the text takes none).
 */
export type EntryDays = Run & { sessions: Run[]; counted: readonly string[] };

type ClosedDays = {
  isEmpty: boolean;
  has: (day: string) => boolean;
  /** Whether each of them takes one of these days away. */
  areAllAmong: (counted: readonly string[]) => boolean;
};

const monthAndDay = (month: number, day: number) => month * 100 + day;

/** What is taken away, or null when it is unclear: a day without a month, 'no camp week of July 5'. */
export function closedDaysIn({ entries, patterns, holidays }: Closed): ClosedDays | null {
  const ranges: { from: number; to: number; year: number | null }[] = [];
  let month: number | null = null;
  for (const { from, to, isChained, isWeekOf } of entries) {
    const start: number | null = from.month ?? (isChained ? month : null);
    if (start === null || isWeekOf) return null;
    month = to?.month ?? start;
    const first = monthAndDay(start, from.day);
    ranges.push({
      from: first,
      to: to ? monthAndDay(month, to.day) : first,
      year: from.year ?? to?.year ?? null,
    });
  }
  const isIn = (day: string, { from, to, year }: (typeof ranges)[number]) => {
    const own = monthAndDay(monthOf(day), dateOf(day));
    if (year !== null && yearOf(day) !== year) return false;
    return from <= to ? own >= from && own <= to : own >= from || own <= to;
  };
  const takes = [
    ...ranges.map((range) => (day: string) => isIn(day, range)),
    ...patterns.map(
      ({ days }) =>
        (day: string) =>
          days.includes(weekdayOf(day)),
    ),
    ...holidays.map((one) => (day: string) => holidayIn(one, yearOf(day)) === day),
  ];
  return {
    isEmpty: takes.length === 0,
    has: (day) => takes.some((isTaken) => isTaken(day)),
    // 'closed July 4' on a Sunday closes an adjacent day, and which one is unknown. 'July 6-9, no camp July 5' is clear.
    areAllAmong: (counted) =>
      takes.every((isTaken, at) =>
        counted.some((day) =>
          [0, -1, 1].some((away) => {
            const near = addDays(day, away);
            return isTaken(near) && (away === 0 || (at < ranges.length && !isWeekend(near)));
          }),
        ),
      ),
  };
}

/** Each day of a run. */
export function eachDay({ start, end }: Run): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days in a row, as one run each. */
function runsOf(days: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.end, 1) === day) last.end = day;
    else runs.push({ start: day, end: day });
  }
  return runs;
}

const isWorkday = (weekday: number) => weekday > 0 && weekday < 6;
const isWeekend = (day: string) => !isWorkday(weekdayOf(day));
/** Camps of several weeks often close on these days without listing that. */
const OFTEN_CLOSED = new Set(['01-01', '07-04', '12-25']);

/** A weekend lies in it, or it begins on one and is longer than a week. */
const holdsWeekend = (days: number, weekday: number) =>
  days > (isWorkday(weekday) ? 8 - weekday : 7);

/** A bare '9-12' behind dates is days only if it looks like the days before it; it may be hours or ages. */
function looksLike(
  before: (Run & { dated: ReadEntry }) | null,
  { start, end }: Run,
  joined: ReadEntry['joined'],
) {
  if (joined === 'and') return true;
  if (before === null || before.dated.to === null) return joined !== 'comma' && before !== null;
  const hadWeekend = eachDay({ start: before.start, end: before.end }).some(isWeekend);
  const isAlike = weekdayOf(start) === weekdayOf(before.start);
  if (isAlike && (hadWeekend || !eachDay({ start, end }).some(isWeekend))) return true;
  return weekdayOf(start) === 1 && daysBetween(start, end) <= 4;
}

type Around = {
  seasonYear: number;
  weekdays: Weekdays | null;
  isClosed: ClosedDays;
  /** The date before it, if that was read. */
  before: (Run & { dated: ReadEntry }) | null;
  /** The counts of days that adjacent words name. */
  counts: readonly number[];
  /** Unknown words are adjacent. */
  hasUnknownWord: boolean;
};

/** A weekday that the text gives must be that of the day. */
const agrees = (weekday: number | null, day: string) =>
  weekday === null || weekday === weekdayOf(day);

/** The days of a date or range, or null when the calendar, a weekday or the words around it say otherwise. */
export function daysOfEntry(dated: Dated, around: Around): EntryDays | null {
  if (dated.start === null) return null;
  const { from, to, isWeekOf, isLoose, joined } = dated.entry;
  const last = to ?? from;
  const start = dayOf(dated.start.year, dated.start.month, from.day);
  const lastDay = dayOf(dated.end.year, dated.end.month, last.day);
  if (start === null || lastDay === null || start > lastDay) return null;
  const year = dated.start.year;
  if (year < around.seasonYear || year > around.seasonYear + 1) return null;
  const length = daysBetween(start, lastDay);
  if (length >= (isLoose ? LONGEST_LOOSE_DAYS : LONGEST_DAYS)) return null;
  if (!agrees(from.weekday, start) || !agrees(last.weekday, lastDay)) return null;
  if (isWeekOf && weekdayOf(start) !== 1) return null;
  const run = { start, end: isWeekOf ? addDays(start, 4) : lastDay };
  const isBareRange = dated.isBare && to !== null && last.month === null && from.weekday === null;
  if (isBareRange && last.weekday === null) {
    const isBesideMore = dated.entry.isBesideWord || dated.entry.isInParentheses;
    if (isBesideMore || !looksLike(around.before, run, joined)) return null;
  }
  // Most texts: no single day to examine.
  const isWhole = !around.weekdays && around.isClosed.isEmpty && around.counts.length === 0;
  if (isWhole && !holdsWeekend(length + 1, weekdayOf(start)))
    return { ...run, sessions: [run], counted: [] };
  // 'Tue Sept 7 - Tue Sept 28' may be four Tuesdays.
  const isWeekly =
    from.weekday !== null && (last.weekday === null || last.weekday === from.weekday);
  const counted = countedDays(run, around.weekdays, around.hasUnknownWord || isWeekly);
  const days = counted?.filter((day) => !around.isClosed.has(day)) ?? [];
  if (counted === null || days.length === 0) return null;
  if (around.counts.length > 0 && !around.counts.includes(days.length)) return null;
  // A text with several weeks and no closed day may still omit these.
  if (length >= 7 && days.some((day) => OFTEN_CLOSED.has(day.slice(5)))) return null;
  return { ...run, sessions: runsOf(days), counted };
}

/**
 * The days of a run that its weekdays name, or Monday to Friday of several weeks; null when the two disagree, or when
 * several weeks may have other weekdays.
 */
function countedDays(run: Run, weekdays: Weekdays | null, mayBeOthers: boolean): string[] | null {
  const all = eachDay(run);
  const first = weekdayOf(run.start);
  const counts = (at: number) => {
    const weekday = (first + at) % 7;
    return weekdays ? weekdays.days.includes(weekday) : isWorkday(weekday);
  };
  const areEndsCounted = counts(0) && counts(all.length - 1);
  if (weekdays) {
    // 'Oct 6-10 (Tue-Fri)': one of the two is wrong. In one week the last day must agree as well.
    const isContradicted = weekdays.isRange
      ? !counts(0) || (all.length <= 5 && !areEndsCounted)
      : all.length === 1 && !counts(0);
    if (isContradicted) return null;
  } else if (!holdsWeekend(all.length, first)) return all;
  // An unknown word may be a weekday. Thursday to Monday may be a weekend camp.
  else if (!areEndsCounted || mayBeOthers || all.length < 6) return null;
  return all.filter((_, at) => counts(at));
}
