/**
 * Calendar days as 'YYYY-MM-DD'. Arithmetic in UTC and names spelled out here: a day is a square on the
 * kitchen calendar and must not move with the time zone or the language of the phone.
 */
const DAY_MS = 86_400_000;

export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const stamp = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day, or null when the calendar has no such day (Feb 30). Month 1 to 12, year with four digits. */
export function dayOf(year: number, month: number, date: number): string | null {
  if (![year, month, date].every((part) => Number.isInteger(part))) return null;
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || date < 1 || date > 31) return null;
  const day = dayAt(Date.UTC(year, month - 1, date));
  return dateOf(day) === date ? day : null;
}

export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  return dayOf(yearOf(text), monthOf(text), dateOf(text)) === text;
}

export const yearOf = (day: string) => Number(day.slice(0, 4));
export const monthOf = (day: string) => Number(day.slice(5, 7));
export const dateOf = (day: string) => Number(day.slice(8, 10));
/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(stamp(day)).getUTCDay();

export const addDays = (day: string, count: number) => dayAt(stamp(day) + count * DAY_MS);
/** Nights from one day to another: 0 for the same day. */
export const daysBetween = (from: string, to: string) => (stamp(to) - stamp(from)) / DAY_MS;

/** 'Oct 6' */
export const shortDay = (day: string) => `${MONTHS[monthOf(day) - 1] ?? ''} ${dateOf(day)}`;
/** 'Mon, Oct 6' */
export const dayWithWeekday = (day: string) =>
  `${WEEKDAYS[weekdayOf(day)] ?? ''}, ${shortDay(day)}`;
