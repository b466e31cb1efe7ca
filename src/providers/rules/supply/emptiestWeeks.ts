import { addDays } from '#base/day/calendar.ts';
import type { Supply } from './supplyByWeek.ts';
import type { SupplyWeek } from './supplyWeeks.ts';

/**
 * The Mondays of the weeks with the fewest camps, and how many these are. `after`: those of the week after it, null
 * where several have the fewest, or when that is no week of these. `most`: the first of the weeks with the most, null
 * when all have as many.
 */
export type EmptiestWeeks = {
  mondays: readonly [string, ...string[]];
  camps: number;
  after: number | null;
  most: WeekCount | null;
};

export type WeekCount = { monday: string; camps: number };

/** A district that is off for three days or more has families who look for a whole week. */
const LONG_DAYS = 3;

/** Weeks with a day or two off count only where there are no longer ones; null without weeks. */
export function emptiestWeeks(
  weeks: readonly SupplyWeek[],
  { camps }: Pick<Supply, 'camps'>,
): EmptiestWeeks | null {
  const long = weeks.filter(({ daysOff }) => daysOff >= LONG_DAYS);
  const counts = (long.length > 0 ? long : weeks).map(({ monday }): WeekCount => ({
    monday,
    camps: camps.get(monday) ?? 0,
  }));
  const [first] = counts;
  if (first === undefined) return null;
  const least = counts.reduce((best, one) => (one.camps < best.camps ? one : best), first);
  const most = counts.reduce((best, one) => (one.camps > best.camps ? one : best), first);
  const others = counts.filter((one) => one !== least && one.camps === least.camps);
  const next = camps.get(addDays(least.monday, 7)) ?? null;
  return {
    mondays: [least.monday, ...others.map(({ monday }) => monday)],
    camps: least.camps,
    after: others.length > 0 ? null : next,
    most: most.camps > least.camps ? most : null,
  };
}
