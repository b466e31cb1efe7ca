// date-fns function by function: its index would weigh on every page. What only camps need has files of its own.
import { addDays as addLocalDays } from 'date-fns/addDays';
import { isExists } from 'date-fns/isExists';

/*
 * Calendar days as 'YYYY-MM-DD', reckoned as local dates and never as time stamps: a day is a square on the kitchen
 * calendar and must not move with the time zone. Names are spelled out here, so that they are English on every device.
 */

export const MONTHS: readonly string[] = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(
  ' ',
);
export const WEEKDAYS: readonly string[] = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

export const yearOf = (day: string) => Number(day.slice(0, 4));
/** 1 is January. */
export const monthOf = (day: string) => Number(day.slice(5, 7));
export const dateOf = (day: string) => Number(day.slice(8, 10));
/** 0 is Sunday. */
export const weekdayOf = (day: string) => localDate(day).getDay();

export const localDate = (day: string) => new Date(yearOf(day), monthOf(day) - 1, dateOf(day));
const twoDigits = (part: number) => String(part).padStart(2, '0');
const dayFrom = (year: number, month: number, date: number) =>
  `${year}-${twoDigits(month)}-${twoDigits(date)}`;

/** The day, or null when the calendar has no such day (Feb 30). Month 1 to 12, year with four digits. */
export function dayOf(year: number, month: number, date: number): string | null {
  const isPossible = year >= 1000 && year <= 9999 && isExists(year, month - 1, date);
  return isPossible ? dayFrom(year, month, date) : null;
}

export function isCalendarDay(text: string): boolean {
  return (
    /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && isExists(yearOf(text), monthOf(text) - 1, dateOf(text))
  );
}

export function addDays(day: string, count: number): string {
  const date = addLocalDays(localDate(day), count);
  return dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** 'Oct 6' */
export const shortDay = (day: string) => `${MONTHS[monthOf(day) - 1] ?? ''} ${dateOf(day)}`;
/** Formats two inclusive days: 'Oct 6', 'Oct 6–8', 'Sep 29–Oct 3'. */
export function dayRange(from: string, to: string): string {
  if (from === to) return shortDay(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${shortDay(from)}–${isOneMonth ? dateOf(to) : shortDay(to)}`;
}
/** 'Oct 6–8', and 'Aug 3–7, 2027' where it ends in another year than `today`. */
export function rangeWithYear(from: string, to: string, today: string): string {
  const range = dayRange(from, to);
  return yearOf(to) === yearOf(today) ? range : `${range}, ${yearOf(to)}`;
}
/** 'Oct 6, 2025' */
export const dayWithYear = (day: string) => `${shortDay(day)}, ${yearOf(day)}`;
/** 'Mon, Oct 6' */
export const dayWithWeekday = (day: string) =>
  `${WEEKDAYS[weekdayOf(day)] ?? ''}, ${shortDay(day)}`;
