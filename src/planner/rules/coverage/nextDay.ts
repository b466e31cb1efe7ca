import { addDays } from '#base/day/calendar.ts';

/** Every month has so many days. */
const SHORTEST_MONTH = 28;

/** The day after (YYYY-MM-DD). Where the month goes on anyway, without a date: a year of days is read for every child. */
export function nextDay(day: string): string {
  const date = Number(day.slice(8)) + 1;
  return date <= SHORTEST_MONTH
    ? `${day.slice(0, 8)}${String(date).padStart(2, '0')}`
    : addDays(day, 1);
}
