import { atlantaHoursBehind, HOUR_MS } from './atlantaHoursBehind.ts';

const LAST_MOMENT = Date.UTC(9998, 11, 31);

/**
 * The day in Atlanta, YYYY-MM-DD, at a moment (ms since 1970), whatever zone the device is in. A broken clock gives a
 * day, too.
 */
export function atlantaDay(now: number): string {
  const moment = Number.isNaN(now) ? 0 : Math.min(Math.max(now, 0), LAST_MOMENT);
  const local = moment - atlantaHoursBehind(moment) * HOUR_MS;
  return new Date(Math.max(local, 0)).toISOString().slice(0, 10);
}
