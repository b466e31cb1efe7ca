import { dayOfMoment, momentLabel } from './moment.ts';

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** 'today, 9:14 am', else 'Sep 11, 9:14 am', or with the year where it is another one. Moments in ms since 1970. */
export function whenLabel(moment: number, now: number): string {
  const label = momentLabel(moment);
  if (isSameDay(new Date(moment), new Date(now))) {
    return label.replace(dayOfMoment(moment), 'today');
  }
  return label.replace(dayOfMoment(moment), dayLabel(moment, now));
}

/** 'today', 'Sep 11', 'Sep 11, 2025' */
export function dayLabel(moment: number, now: number): string {
  const [day, today] = [new Date(moment), new Date(now)];
  if (isSameDay(day, today)) return 'today';
  const isThisYear = day.getFullYear() === today.getFullYear();
  return isThisYear ? dayOfMoment(moment) : `${dayOfMoment(moment)}, ${day.getFullYear()}`;
}
