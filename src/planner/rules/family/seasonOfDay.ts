import { monthOf } from '#base/day/calendar.ts';
import type { Break } from '#camps/rules/season/season.ts';

/** The break of the site's calendar that a day (YYYY-MM-DD) falls into: its picture, and its list of camps. */
export function seasonOfDay(day: string): Break {
  const month = monthOf(day);
  if (month >= 5 && month <= 8) return 'summer';
  if (month === 9 || month === 10) return 'fall';
  return month >= 3 && month <= 4 ? 'spring' : 'winter';
}
