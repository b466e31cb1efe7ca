import { weekdayOf } from '#base/day/calendar.ts';
import { memoize } from '#camps/rules/list/remember.ts';

/** `weekdayOf`, 0 is Sunday, once for each day: the same year is read for every child at each change of the plan. */
export const knownWeekday = memoize(new Map<string, number>(), weekdayOf);
