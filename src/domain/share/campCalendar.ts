import type { Camp } from '../camp/camp.ts';
import { addDays } from '../day/calendar.ts';
import { addressLine, hasAddress } from '../place/address.ts';
import type { Session } from '../text/campDates.ts';
import { readHours } from '../text/hours.ts';
import { priceLabel } from '../text/priceLabel.ts';
import { type CalendarEvent, compactDay, localTime } from './calendarFile.ts';

const hoursOf = (camp: Camp) => {
  const hours = readHours(camp.hours);
  return hours === 'unknown' ? null : hours;
};

/**
 * An event for each of a camp's days (YYYY-MM-DD, those that are certain). `page` is the address of the camp's page;
 * with the day it makes the UID.
 */
export function campEventsOn(camp: Camp, days: readonly string[], page: string): CalendarEvent[] {
  const shared = {
    title: camp.providerName,
    text: textOf(camp, page),
    place: placeOf(camp),
    url: page,
    hours: hoursOf(camp),
  };
  const host = new URL(page).hostname;
  return days.map((day) => ({
    ...shared,
    day,
    uid: `${encodeURIComponent(camp.id)}-${day}@${host}`,
  }));
}

/**
 * A link that fills in a new event of Google Calendar: one session, as it takes one event at a time. One day at its
 * hours; several days are one event without hours, which its text names.
 */
export function googleCalendarUrl(camp: Camp, { start, end }: Session, page: string): string {
  const hours = hoursOf(camp);
  const dates =
    start === end && hours !== null
      ? `${localTime(start, hours.from)}/${localTime(end, hours.to)}`
      : `${compactDay(start)}/${compactDay(addDays(end, 1))}`;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: camp.providerName,
    dates,
    ctz: 'America/New_York',
    details: textOf(camp, page),
    location: placeOf(camp),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

const placeOf = (camp: Camp) => (hasAddress(camp) ? addressLine(camp) : '');

/** In the provider's words; what the listing does not say is left out. */
function textOf(camp: Camp, page: string): string {
  const hours = camp.hours?.trim() ?? '';
  return [
    camp.theme.trim(),
    hours === '' ? 'Hours: ask the camp' : `Hours: ${hours}`,
    `Price: ${priceLabel(camp.price)}`,
    page,
  ]
    .filter(Boolean)
    .join('\n');
}
