import { addDays, dateOf, monthOf, weekdayOf } from './calendar.ts';

/** Federal holidays that have a date: month and date. */
const DATED = new Set(['1-1', '6-19', '7-4', '11-11', '12-25']);

/** The others: month, weekday (0 is Sunday), and which one of the month; 5 is the last. */
const NTH: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, 1, 3], // Martin Luther King Jr.
  [2, 1, 3], // Washington's birthday
  [5, 1, 5], // Memorial Day
  [9, 1, 1], // Labor Day
  [10, 1, 2], // Columbus Day
  [11, 4, 4], // Thanksgiving
];

const isDated = (day: string) => DATED.has(`${monthOf(day)}-${dateOf(day)}`);

function isNth(day: string): boolean {
  return NTH.some(([month, weekday, nth]) => {
    if (monthOf(day) !== month || weekdayOf(day) !== weekday) return false;
    return nth === 5 ? dateOf(day) > 24 : Math.ceil(dateOf(day) / 7) === nth;
  });
}

/** Monday to Friday, except federal holidays. One on a Saturday is observed on Friday, one on a Sunday on Monday. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || isDated(day) || isNth(day)) return false;
  if (weekday === 5 && isDated(addDays(day, 1))) return false;
  return !(weekday === 1 && isDated(addDays(day, -1)));
}

/** The business day that is `count` after a day, which need not be one itself. */
export function businessDaysAfter(day: string, count: number): string {
  let after = day;
  for (let left = count; left > 0;) {
    after = addDays(after, 1);
    if (isBusinessDay(after)) left -= 1;
  }
  return after;
}

/** How many business days lie after `from`, up to and with `to`; 0 when `to` is not later. */
export function businessDaysUpTo(from: string, to: string): number {
  let count = 0;
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
