import { daysBetween } from '#base/day/daysBetween.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { spanDays } from '../own/ownDays.ts';

type Stretch = Pick<OwnDays, 'from' | 'to' | 'name' | 'dayKind'>;
type DistrictRow = Pick<SchoolBreak, 'name' | 'startsOn' | 'endsOn' | 'dayKind'>;

/** The breaks without which no calendar of a school year is whole, by their names. */
const MAIN = {
  thanksgiving: /\bthanksgiving\b/i,
  winter: /\bchristmas\b|\b(?:winter|holiday|semester) (?:break|holidays?|recess|vacation)\b/i,
  spring: /\bspring (?:break|holidays?|recess|vacation)\b/i,
};
/** Two schools' breaks of one name begin within so many days of each other. */
const NEAR_DAYS = 45;
/** Where no district compares, a main break has as many weekdays: a single one is only the holiday. */
const FEWEST_MAIN_DAYS = 3;

export type DistrictPlace = {
  /** The own calendar has its Thanksgiving, winter and spring, so that it can stand alone. */
  isWhole: boolean;
  /**
   * Days off of the district that would be gone, in order: from today to the last of the own days, if there are any. A
   * row counts as gone when more than half of its weekdays are.
   */
  lost: DistrictRow[];
  /** The last of the own days, if the district has days off after it; else null. */
  endsOn: string | null;
};

/** What happens when a child's own days take the place of its district's from `today` on (YYYY-MM-DD). */
export function districtPlace(
  own: readonly Stretch[],
  district: readonly DistrictRow[],
  today: string,
): DistrictPlace {
  const off = own.filter(({ dayKind }) => dayKind === 'off');
  const coming = district
    .filter(({ dayKind, endsOn }) => dayKind === 'off' && endsOn >= today)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const isHeld = (row: DistrictRow) => {
    const weekdays = weekdaysOf(row.startsOn, row.endsOn);
    const held = weekdays.filter((day) => off.some(({ from, to }) => from <= day && day <= to));
    const named = off.filter((one) => isNamesake(one, row));
    return 2 * Math.max(held.length, countWeekdays(named)) >= weekdays.length;
  };
  const isWhole = [isThanksgiving, isWinter, isSpring].every((isMain) => {
    const next = coming.find(({ name, startsOn, endsOn }) => isMain(name, startsOn, endsOn));
    if (next) return isHeld(next);
    return (
      countWeekdays(off.filter(({ name, from, to }) => isMain(name, from, to))) >= FEWEST_MAIN_DAYS
    );
  });
  const last = lastOf(own.map(({ to }) => to));
  const isWithin = ({ startsOn }: DistrictRow) => last === null || startsOn <= last;
  return {
    isWhole,
    lost: coming.filter((row) => isWithin(row) && !isHeld(row)),
    endsOn: coming.every(isWithin) ? null : last,
  };
}

const lastOf = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;

const isThanksgiving = (name: string) => MAIN.thanksgiving.test(name);
const isSpring = (name: string) => MAIN.spring.test(name);
/** The one over New Year, and not a long weekend in February. */
const isWinter = (name: string, from: string, to: string) =>
  MAIN.winter.test(name) &&
  weekdaysOf(from, to).some((day) => day.slice(5) >= '12-20' || day.slice(5) <= '01-06');

const weekdaysOf = (from: string, to: string) => spanDays({ from, to, weekdays: [] }, 'care');

/** Each day once, also where two rows share it. */
const countWeekdays = (rows: readonly Stretch[]) =>
  new Set(rows.flatMap(({ from, to }) => weekdaysOf(from, to))).size;

/** Another school's days of the same break: its spring break in March instead of April. */
const isNamesake = (one: Stretch, row: DistrictRow) =>
  Math.abs(daysBetween(one.from, row.startsOn)) <= NEAR_DAYS &&
  Object.values(MAIN).some((words) => words.test(one.name) && words.test(row.name));
