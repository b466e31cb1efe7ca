import type { DayOff, SchoolBreak } from './schoolBreak.ts';
import { monthOf } from '#base/day/calendar.ts';

/** The rows of a calendar that say: no school. Never digital or early days, first or last ones. */
export const daysOff = (calendar: readonly SchoolBreak[]): DayOff[] =>
  calendar.filter((row): row is DayOff => row.dayKind === 'off');

/** True in June and July, when no calendar of a district names days off. */
export const isSummerDay = (day: string): boolean => [6, 7].includes(monthOf(day));
