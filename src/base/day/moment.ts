import { MONTHS } from './calendar.ts';

/*
 * Moments (ms since 1970) in the phone's own time zone. Spelled out here: the first Intl formatter of
 * a page costs it 10 ms, four times that on a slow phone.
 */

/** 'Nov 20' */
export function dayOfMoment(moment: number): string {
  const date = new Date(moment);
  return `${MONTHS[date.getMonth()] ?? ''} ${date.getDate()}`;
}

/** 'Nov 20, 3:05 pm' */
export const momentLabel = (moment: number): string => `${dayOfMoment(moment)}, ${timeOf(moment)}`;

/** '3:05 pm' */
export function timeOf(moment: number): string {
  const date = new Date(moment);
  const hour = date.getHours();
  const minute = String(date.getMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}
