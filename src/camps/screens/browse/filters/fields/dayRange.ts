import { addDays } from '#base/day/calendar.ts';

/** First and last day as YYYY-MM-DD; both empty when no day is chosen. */
type Days = { start: string; end: string };

/**
 * What a tap on one day does to the chosen days. They stay one unbroken range, because the address bar
 * holds only a first and a last day: a tap outside extends it, a tap on an end removes that day, a tap
 * inside leaves only that day.
 */
export function toggleDay({ start, end }: Days, day: string): Days {
  const last = end === '' ? start : end;
  if (start === '') return { start: day, end: day };
  if (day < start) return { start: day, end: last };
  if (day > last) return { start, end: day };
  if (start === last) return { start: '', end: '' };
  if (day === start) return { start: addDays(day, 1), end: last };
  if (day === last) return { start, end: addDays(day, -1) };
  return { start: day, end: day };
}

/** Whether a day lies in the range; without an end it is one day. */
export function includesDay({ start, end }: Days, day: string): boolean {
  return start !== '' && day >= start && day <= (end === '' ? start : end);
}
