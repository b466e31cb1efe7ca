const HOUR_MS = 3_600_000;
const LAST_MOMENT = Date.UTC(9998, 11, 31);

/**
 * The day in Atlanta, YYYY-MM-DD, at a moment (ms since 1970), whatever zone the device is in. By the rule in force
 * since 2007 (second Sunday of March to first Sunday of November) and not by Intl, whose first formatter costs the
 * start of a page 10 ms, and 40 ms on a slow phone. A broken clock gives a day, too.
 */
export function atlantaDay(now: number): string {
  const moment = Number.isNaN(now) ? 0 : Math.min(Math.max(now, 0), LAST_MOMENT);
  const year = new Date(moment).getUTCFullYear();
  const summerBegins = sundayOf(year, 2, 2) + 7 * HOUR_MS;
  const summerEnds = sundayOf(year, 10, 1) + 6 * HOUR_MS;
  const hours = summerBegins <= moment && moment < summerEnds ? 4 : 5;
  return new Date(Math.max(moment - hours * HOUR_MS, 0)).toISOString().slice(0, 10);
}

/** Midnight UTC of the nth Sunday of a month; month 0 is January. */
function sundayOf(year: number, month: number, nth: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - weekday) % 7) + (nth - 1) * 7);
}
