import { addDays, monthOf, weekdayOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { schoolYear, schoolYearStart } from './calendarSeason.ts';
import { isSummerDay } from './daysOff.ts';
import type { DayOff } from './schoolBreak.ts';

/** Days off of one district, as rows of its calendar (daysOff.ts); other districts' rows must not be among them. */
type DaysOff = Pick<DayOff, 'name' | 'startsOn' | 'endsOn' | 'status' | 'dayKind'>;

/** How a camp's days lie in a district's days off. Days are YYYY-MM-DD, sorted, Monday to Friday. */
export type SchoolMatch =
  /** The listing names no days that are certain. */
  | { kind: 'no dates' }
  /** The family has not chosen a district. */
  | { kind: 'no school' }
  /** The district's calendar of that part of the school year is not known: '2025–26'. */
  | { kind: 'unknown'; schoolYear: string }
  /** Saturdays and Sundays alone: school is out either way. */
  | { kind: 'weekend' }
  /** None of its days is off. `nearest` is the closest break, null when none is within 60 days. */
  | { kind: 'none'; nearest: DaysOff | null }
  /** Every day of the breaks it touches. `left`: days off right beside them; `inSchool`: camp days that are none. */
  | { kind: 'all'; left: readonly string[]; inSchool: readonly string[] }
  /** `covered` of the `of` days of the breaks it touches; `left` are the others. */
  | {
      kind: 'some';
      covered: number;
      of: number;
      left: readonly string[];
      inSchool: readonly string[];
    };

const NEAR_DAYS = 60;

/**
 * Whether a camp covers a family's days off. `campDays` are sorted; `daysOff` is null while no district is chosen.
 * A break is a row of the calendar: a camp covers it when it runs on each of its weekdays. Days off that only a weekend
 * parts from it are left over.
 */
export function schoolMatch(
  campDays: readonly string[],
  daysOff: readonly DaysOff[] | null,
): SchoolMatch {
  const [first] = campDays;
  if (first === undefined) return { kind: 'no dates' };
  if (daysOff === null) return { kind: 'no school' };
  const unknown = campDays.find((day) => !isCalendarKnown(day, daysOff));
  if (unknown !== undefined) return { kind: 'unknown', schoolYear: schoolYear(unknown) };
  const days = campDays.filter(isWeekday);
  if (days.length === 0) return { kind: 'weekend' };
  const touched = daysOff.filter((off) => weekdaysIn(off).some((day) => days.includes(day)));
  if (touched.length === 0) return { kind: 'none', nearest: nearestTo(first, daysOff) };
  const target = sorted(touched.flatMap(weekdaysIn));
  const missed = target.filter((day) => !days.includes(day));
  const inSchool = days.filter((day) => !target.includes(day));
  if (missed.length === 0) {
    return { kind: 'all', left: besideDays(target, daysOff), inSchool };
  }
  const of = target.length;
  return { kind: 'some', covered: of - missed.length, of, left: missed, inSchool };
}

/** The single days off, Monday to Friday: school is out on the others anyhow. */
export const weekdaysOff = (daysOff: readonly DaysOff[]): string[] =>
  sorted(daysOff.flatMap(weekdaysIn));

/**
 * Whether a district's calendar is known around a day: it has days off in the same half of that school year. A year's
 * calendar may be known from January on. No row speaks of June and July.
 */
export const isCalendarKnown = (day: string, daysOff: readonly DaysOff[]): boolean =>
  daysOff.some(
    ({ startsOn, endsOn }) => halfOf(startsOn) === halfOf(day) || halfOf(endsOn) === halfOf(day),
  );

function halfOf(day: string): string {
  const half = isSummerDay(day) ? 'summer' : monthOf(day) >= 8 ? 'fall' : 'spring';
  return `${schoolYearStart(day)} ${half}`;
}

const isWeekday = (day: string) => ![0, 6].includes(weekdayOf(day));
const sorted = (days: readonly string[]) => [...new Set(days)].toSorted();

function weekdaysIn({ startsOn, endsOn }: DaysOff): string[] {
  const days: string[] = [];
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) if (isWeekday(day)) days.push(day);
  return days;
}

/** Weekdays off that follow or precede these with no day of school between. */
function besideDays(days: readonly string[], daysOff: readonly DaysOff[]): string[] {
  const off = new Set(weekdaysOff(daysOff));
  const beside = new Set<string>();
  for (const step of [-1, 1]) {
    for (const start of days) {
      let day = addDays(start, step);
      while (!isWeekday(day) || (off.has(day) && !days.includes(day))) {
        if (isWeekday(day)) beside.add(day);
        day = addDays(day, step);
      }
    }
  }
  return sorted([...beside]);
}

/** A break of several days before a single one: Labor Day is not what a week of camp is for. */
function nearestTo(day: string, daysOff: readonly DaysOff[]): DaysOff | null {
  const distance = ({ startsOn }: DaysOff) => Math.abs(daysBetween(day, startsOn));
  const isSingle = ({ startsOn, endsOn }: DaysOff) => Number(startsOn === endsOn);
  const [nearest] = daysOff
    .filter((off) => distance(off) <= NEAR_DAYS)
    .toSorted((a, b) => isSingle(a) - isSingle(b) || distance(a) - distance(b));
  return nearest ?? null;
}
