import { addDays, dayOf, monthOf, weekdayOf, yearOf } from '#base/day/calendar.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { AtHome } from '#family/rules/plan/planRows.ts';
import type { Span } from './span.ts';

/** Days that most parents have off, too. */
type ParentsHoliday =
  | 'newYear'
  | 'mlk'
  | 'memorialDay'
  | 'juneteenth'
  | 'independenceDay'
  | 'laborDay'
  | 'thanksgiving'
  | 'dayAfterThanksgiving'
  | 'christmasEve'
  | 'christmas';

/** A caregiver at home; `span` null means all day. */
export type AtHomeClaim = {
  who: string;
  span: Span | null;
  /** The id of the family's row; null for a suggestion, because most parents have this holiday off. */
  rowId: string | null;
  holiday: ParentsHoliday | null;
};

/** The holiday on a day (YYYY-MM-DD) that most parents have off; null on any other day. */
export const parentsHolidayOn = memoize(new Map<string, ParentsHoliday | null>(), readHoliday);

function readHoliday(day: string): ParentsHoliday | null {
  const fixed = FIXED[day.slice(5)];
  if (fixed !== undefined) return fixed;
  const weekday = weekdayOf(day);
  // Employers give the Friday before a Saturday, and the Monday after a Sunday.
  if (weekday === FRIDAY) {
    const observed = OBSERVED[addDays(day, 1).slice(5)];
    if (observed !== undefined) return observed;
  }
  if (weekday === MONDAY) {
    const observed = OBSERVED[addDays(day, -1).slice(5)];
    if (observed !== undefined) return observed;
  }
  const month = monthOf(day);
  const year = yearOf(day);
  if (month === 5) return weekday === MONDAY && monthOf(addDays(day, 7)) > 5 ? 'memorialDay' : null;
  if (month !== 1 && month !== 9 && month !== 11) return null;
  if (month === 1) return day === nthWeekday(year, 1, MONDAY, 3) ? 'mlk' : null;
  if (month === 9) return day === nthWeekday(year, 9, MONDAY, 1) ? 'laborDay' : null;
  const thursday = nthWeekday(year, 11, THURSDAY, 4);
  if (day === thursday) return 'thanksgiving';
  return day === addDays(thursday, 1) ? 'dayAfterThanksgiving' : null;
}

/**
 * The caregivers at home with a child on a day. `rows` are the child's rows of that day; any of them replaces the
 * suggestion of a holiday.
 */
export function homeOn(day: string, rows: readonly AtHome[]): AtHomeClaim[] {
  const holiday = parentsHolidayOn(day);
  if (rows.length === 0) return holiday ? [{ who: '', span: null, rowId: null, holiday }] : [];
  return rows.flatMap(({ id, isHome, who, span }) =>
    isHome ? [{ who, span, rowId: id, holiday }] : [],
  );
}

/** On a weekend they are given on the weekday beside it. */
const OBSERVED: Readonly<Record<string, ParentsHoliday>> = {
  '01-01': 'newYear',
  '06-19': 'juneteenth',
  '07-04': 'independenceDay',
  '12-25': 'christmas',
};
const FIXED: Readonly<Record<string, ParentsHoliday>> = { ...OBSERVED, '12-24': 'christmasEve' };
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** The nth Monday (1) or Thursday (4) of a month; 1 is January. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dayOf(year, month, 1) ?? '';
  return dayOf(year, month, 1 + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7) ?? '';
}
