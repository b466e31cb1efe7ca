import { daysBetween } from '#base/day/daysBetween.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';

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
/** A winter break of this length or more is the one over New Year, and not a long weekend in February. */
const FEWEST_MAIN_DAYS = 3;

export type DistrictPlace = {
  /** The own calendar has its Thanksgiving, winter and spring, so that it can stand alone. */
  isWhole: boolean;
  /** Days off of the district that would be gone, in order: from today to the last of the own days, if there are any. */
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
  const isHeld = (row: DistrictRow) =>
    off.some((one) => overlapsRow(one, row) || isNamesake(one, row));
  const isWhole = Object.values(MAIN).every((words) => {
    const next = coming.find((row) => words.test(row.name) && isLong(row.startsOn, row.endsOn));
    return next
      ? isHeld(next)
      : off.some((one) => words.test(one.name) && isLong(one.from, one.to));
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

const isLong = (from: string, to: string) => daysBetween(from, to) + 1 >= FEWEST_MAIN_DAYS;

const overlapsRow = ({ from, to }: Stretch, { startsOn, endsOn }: DistrictRow) =>
  from <= endsOn && startsOn <= to;

/** Another school's days of the same break: its spring break in March instead of April. */
const isNamesake = (one: Stretch, row: DistrictRow) =>
  Math.abs(daysBetween(one.from, row.startsOn)) <= NEAR_DAYS &&
  Object.values(MAIN).some((words) => words.test(one.name) && words.test(row.name));
