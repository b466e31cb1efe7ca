import { monthOf } from '#base/day/calendar.ts';

/** True in June and July, when no calendar of a district names days off. */
export const isSummerDay = (day: string): boolean => [6, 7].includes(monthOf(day));
