import { daysBetween } from '#base/day/daysBetween.ts';
import { addDays } from '#base/day/calendar.ts';

/** A longer stretch is a mistyped year. */
const MOST_DAYS = 120;

type DaysProblem = 'noFrom' | 'order' | 'long';

/** Returns null for valid days (YYYY-MM-DD); '' for `to` means the first day alone. */
export function daysProblem(from: string, to: string): DaysProblem | null {
  if (from === '') return 'noFrom';
  if (to !== '' && to < from) return 'order';
  return to !== '' && daysBetween(from, to) >= MOST_DAYS ? 'long' : null;
}

export type SummerProblem = 'missing' | 'order' | 'long';

/** The days between the last day of school and the first day of the next year, or what is wrong with those two. */
export function summerBetween(
  last: string,
  first: string,
): { from: string; to: string } | { problem: SummerProblem } {
  if (last === '' || first === '') return { problem: 'missing' };
  const summer = { from: addDays(last, 1), to: addDays(first, -1) };
  if (summer.to < summer.from) return { problem: 'order' };
  return daysBetween(summer.from, summer.to) >= MOST_DAYS ? { problem: 'long' } : summer;
}
