import { addDays, monthOf, yearOf } from '#base/day/calendar.ts';

const JUNE = 6;
const AUGUST = 8;

/** Days as YYYY-MM-DD, all inclusive. */
export type PlannedYear = {
  /** The first day that can be looked up: receipts of a year are claimed afterwards. */
  since: string;
  from: string;
  to: string;
};

/**
 * The days that a family plans for: the school year that runs, and from June on the summer and the year after it; and
 * back to `since`, a year ago, what it had planned.
 */
export function schoolYearRange(today: string): PlannedYear {
  const { from, to } = rangeOf(today);
  const yearAgo = addDays(today, -366);
  return { since: yearAgo < from ? yearAgo : from, from, to };
}

function rangeOf(today: string): Pick<PlannedYear, 'from' | 'to'> {
  const [year, month] = [yearOf(today), monthOf(today)];
  if (month >= AUGUST) return { from: `${year}-08-01`, to: `${year + 1}-07-31` };
  if (month >= JUNE) return { from: `${year}-06-01`, to: `${year + 1}-07-31` };
  return { from: `${year - 1}-08-01`, to: `${year}-07-31` };
}
