import { momentLabel, timeOf } from './moment.ts';

/** Formats a moment of the phone's current day with `today` ('today, 3:05 pm'), any other as 'Nov 20, 3:05 pm'. */
export function recentLabel(moment: number, now: number, today: (time: string) => string): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? today(timeOf(moment)) : momentLabel(moment);
}
