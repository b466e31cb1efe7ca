import { addDays, weekdayOf } from './calendar.ts';

/** Of the week that holds the day, from Monday to Sunday. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
