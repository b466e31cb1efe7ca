import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';

/**
 * The weeks that hold these days (YYYY-MM-DD, sorted), each from Monday to Friday, or to Sunday where one of the days is
 * on a weekend.
 */
export function groupWeeks(days: readonly string[]): string[][] {
  const mondays = [...new Set(days.map(mondayOf))];
  return mondays.map((monday) => {
    const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    const last = week.findLastIndex((day) => days.includes(day));
    return week.slice(0, Math.max(FRIDAY, last) + 1);
  });
}

/** Counted from Monday. */
const FRIDAY = 4;
