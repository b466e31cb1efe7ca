import {
  addDays,
  dateOf,
  isCalendarDay,
  monthOf,
  shortDay,
  weekdayOf,
} from '#domain/day/calendar.ts';

/**
 * School weeks, Monday to Friday, beginning with the one that holds `start` ('YYYY-MM-DD'): 'Jun 1-5',
 * 'Jun 29-Jul 3'. A weekend belongs to the week after it. No such day: no labels.
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

function weekLabel(monday: string): string {
  const friday = addDays(monday, 4);
  const isOneMonth = monthOf(monday) === monthOf(friday);
  return `${shortDay(monday)}-${isOneMonth ? dateOf(friday) : shortDay(friday)}`;
}
