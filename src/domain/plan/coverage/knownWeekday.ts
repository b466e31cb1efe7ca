import { weekdayOf } from '../../day/calendar.ts';
import { remember } from '../../list/remember.ts';

/** `weekdayOf`, 0 is Sunday, once for each day: the same year is read for every child at each change of the plan. */
export const knownWeekday = remember(new Map<string, number>(), weekdayOf);
