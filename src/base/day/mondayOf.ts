import { addDays, weekdayOf } from './calendar.ts';

/** Returns the Monday of the day's week, which ends on Sunday. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
