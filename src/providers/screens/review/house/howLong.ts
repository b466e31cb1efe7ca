import { houseCopy } from '#providers/words/reviewHouse.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '4 days', '3 hours' or '12 minutes' since a moment (ISO 8601), rounded down, at least a minute; 'a while' where it is not known. */
export function howLong(since: string | null, now: number): string {
  const { long } = houseCopy;
  if (since === null) return long.unknown;
  const passed = Math.max(0, now - Date.parse(since));
  if (passed >= DAY) return long.days(Math.floor(passed / DAY));
  if (passed >= HOUR) return long.hours(Math.floor(passed / HOUR));
  return long.minutes(Math.max(1, Math.floor(passed / MINUTE)));
}
