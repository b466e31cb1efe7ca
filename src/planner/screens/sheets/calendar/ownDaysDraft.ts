import { daysBetween } from '#base/day/daysBetween.ts';

/** A longer stretch is a mistyped year. */
const MOST_DAYS = 120;

type DaysProblem = 'noFrom' | 'order' | 'long';

/** Returns null for valid days (YYYY-MM-DD); '' for `to` means the first day alone. */
export function daysProblem(from: string, to: string): DaysProblem | null {
  if (from === '') return 'noFrom';
  if (to !== '' && to < from) return 'order';
  return to !== '' && daysBetween(from, to) >= MOST_DAYS ? 'long' : null;
}
