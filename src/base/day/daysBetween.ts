import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { localDate } from './calendar.ts';

/** Nights from one day to another: 0 for the same day, negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(localDate(to), localDate(from));
