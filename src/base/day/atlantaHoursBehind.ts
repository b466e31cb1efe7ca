export const HOUR_MS = 3_600_000;

/**
 * How many hours Atlanta's clock is behind UTC at a moment (ms since 1970). By the rule in force since 2007 (second
 * Sunday of March to first Sunday of November) and not by Intl, whose first formatter costs the start of a page 10 ms,
 * and 40 ms on a slow phone.
 */
export function atlantaHoursBehind(moment: number): 4 | 5 {
  const year = new Date(moment).getUTCFullYear();
  const summerBegins = sundayOf(year, 2, 2) + 7 * HOUR_MS;
  const summerEnds = sundayOf(year, 10, 1) + 6 * HOUR_MS;
  return summerBegins <= moment && moment < summerEnds ? 4 : 5;
}

/** Midnight UTC of the nth Sunday of a month; month 0 is January. */
function sundayOf(year: number, month: number, nth: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - weekday) % 7) + (nth - 1) * 7);
}
