import { dayOf } from '#base/day/calendar.ts';

const VALUE = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?\d\d)?(Z?))?$/;

/**
 * '20261005', '20261005T090000' or '20261005T130000Z' for what a calendar gives as a date or a moment, with or without
 * dashes, colons and seconds; null for what is none.
 */
export function calendarValue(text: string): string | null {
  const [, year, month, date, hour, minute, zone = ''] =
    VALUE.exec(text.trim().toUpperCase()) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date))?.replaceAll('-', '');
  if (day === undefined) return null;
  if (hour === undefined || minute === undefined) return day;
  return Number(hour) < 24 && Number(minute) < 60 ? `${day}T${hour}${minute}00${zone}` : null;
}
