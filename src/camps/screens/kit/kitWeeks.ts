import { addDays, dayRange, isCalendarDay, weekdayOf } from '#base/day/calendar.ts';
import { unbroken } from '#base/text/unbroken.ts';

/**
 * School weeks, Monday to Friday, beginning with the one that holds `start` ('YYYY-MM-DD'): 'Jun 1–5',
 * 'Jun 29–Jul 3'. A weekend belongs to the week after it. No such day: no labels.
 */
export function kitWeeks(start: string, count: number): string[] {
  if (!isCalendarDay(start)) return [];
  const monday = mondayOf(start);
  return Array.from({ length: count }, (_, week) => weekLabel(addDays(monday, 7 * week)));
}

function mondayOf(day: string): string {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 6 ? 2 : 1 - weekday);
}

const weekLabel = (monday: string): string => unbroken(dayRange(monday, addDays(monday, 4)));
