import { atlantaHoursBehind, HOUR_MS } from './atlantaHoursBehind.ts';

/**
 * What calendar and clock show in Atlanta at a moment (ms since 1970, of a year with four digits): the day as
 * YYYY-MM-DD and minutes after midnight. One hour a year is shown twice, and one never.
 */
export function atlantaClock(moment: number): { day: string; minutes: number } {
  const local = new Date(moment - atlantaHoursBehind(moment) * HOUR_MS);
  return {
    day: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}
