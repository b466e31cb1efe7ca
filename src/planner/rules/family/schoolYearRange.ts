import { monthOf, yearOf } from '#base/day/calendar.ts';

const JUNE = 6;
const AUGUST = 8;

/**
 * The days that a family plans for, first and last (YYYY-MM-DD): the school year that runs, and from June on the summer
 * and the year after it.
 */
export function schoolYearRange(today: string): { from: string; to: string } {
  const [year, month] = [yearOf(today), monthOf(today)];
  if (month >= AUGUST) return { from: `${year}-08-01`, to: `${year + 1}-07-31` };
  if (month >= JUNE) return { from: `${year}-06-01`, to: `${year + 1}-07-31` };
  return { from: `${year - 1}-08-01`, to: `${year}-07-31` };
}
