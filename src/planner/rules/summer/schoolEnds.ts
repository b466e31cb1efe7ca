// The two days that a summer lies between: the last day of school and the first day of the next year.
import { addDays, weekdayOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { schoolYearStart } from '#camps/rules/season/calendarSeason.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';

/** A longer summer is a mistyped year, or one whose rows are missing. */
const MOST_DAYS = 120;

export type SummerProblem = 'missing' | 'order' | 'long';

/** The days (YYYY-MM-DD) between the last and the first day of school, or what is wrong with those two. */
export function summerBetween(
  last: string,
  first: string,
): { from: string; to: string } | { problem: SummerProblem } {
  if (last === '' || first === '') return { problem: 'missing' };
  const summer = { from: addDays(last, 1), to: addDays(first, -1) };
  if (summer.to < summer.from) return { problem: 'order' };
  return daysBetween(summer.from, summer.to) >= MOST_DAYS ? { problem: 'long' } : summer;
}

/**
 * The year of the summer that a family plans on a day (YYYY-MM-DD): the one after the school year of that day. From
 * August on it is next year's, also where the summer still runs.
 */
export const summerYear = (today: string): number => schoolYearStart(today) + 1;

/** One of the two days: published for this summer, or else the same weekday of the summer before. '' is not known. */
export type SchoolEnd = {
  known: string;
  lastYears: string;
  /** What schools around Atlanta choose, sorted; with last year's day among them. */
  choices: readonly string[];
};

/** Both days for a summer of the district's rows and the child's own ones. */
export function schoolEnds(
  year: number,
  ofDistrict: readonly SchoolBreak[],
  ofChild: readonly OwnDays[],
): { last: SchoolEnd; first: SchoolEnd } {
  const before = ofChild.find((row) => isSummerOf(year - 1, row));
  const termOf = (kind: string, wanted: number) =>
    ofDistrict.find((row) => row.kind === kind && yearIn(row.startsOn) === wanted)?.startsOn ?? '';
  const toEnd = (kind: string, own: string, usual: readonly string[]): SchoolEnd => {
    const known = termOf(kind, year);
    const past = own === '' ? termOf(kind, year - 1) : own;
    // A year of 52 weeks keeps the weekday.
    const lastYears = past === '' ? '' : addDays(past, 364);
    const choices = [...new Set([...usual, lastYears])].filter((day) => day !== '').toSorted();
    return { known, lastYears, choices };
  };
  return {
    last: toEnd('last_day', before ? addDays(before.from, -1) : '', lastDays(year)),
    first: toEnd('first_day', before ? addDays(before.to, 1) : '', firstDays(year)),
  };
}

const yearIn = (day: string) => Number(day.slice(0, 4));

/** Whether a row is the summer of a year. */
export const isSummerOf = (
  year: number,
  { from, to, dayKind }: Pick<OwnDays, 'from' | 'to' | 'dayKind'>,
): boolean =>
  dayKind === 'off' && from < `${year}-06-15` && to > `${year}-07-15` && to < `${year}-10-01`;

/** Schools around Atlanta end from Wednesday to Friday and begin from Monday to Thursday, in these days of the year. */
const lastDays = (year: number) => daysWithin(`${year}-05-20`, 9, [3, 4, 5]);
const firstDays = (year: number) => daysWithin(`${year}-07-29`, 9, [1, 2, 3, 4]);

const daysWithin = (first: string, count: number, weekdays: readonly number[]): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
