import { momentLabel, timeOf } from './moment.ts';

/** As `today` says it ('today, 3:05 pm') on the same day of the phone, 'Nov 20, 3:05 pm' on another. */
export function recentLabel(moment: number, now: number, today: (time: string) => string): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? today(timeOf(moment)) : momentLabel(moment);
}
