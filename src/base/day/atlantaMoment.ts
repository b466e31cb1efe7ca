import { atlantaHoursBehind, HOUR_MS } from './atlantaHoursBehind.ts';

/**
 * The moment (ms since 1970) at which Atlanta shows a day (YYYY-MM-DD) and minutes after midnight: the first of two in the hour
 * that is shown twice, and an hour later in the one that is never shown.
 */
export function atlantaMoment(day: string, minutes: number): number {
  const utc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const summer = utc + 4 * HOUR_MS;
  return atlantaHoursBehind(summer) === 4 ? summer : utc + 5 * HOUR_MS;
}
