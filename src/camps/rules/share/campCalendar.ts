import type { Camp } from '../camp/camp.ts';
import { addressLine, hasAddress } from '../place/address.ts';
import type { CampSession } from '../text/dates/campDates.ts';
import { readHours } from '../text/hours.ts';
import { priceLabel } from '../text/priceLabel.ts';
import type { CalendarEvent } from '#base/calendarFile/calendarFile.ts';
import { googleEventUrl } from '#base/calendarFile/googleEventUrl.ts';

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
export function googleCalendarUrl(camp: Camp, { start, end }: CampSession, page: string): string {
  return googleEventUrl({
    title: camp.providerName,
    text: textOf(camp, page),
    place: placeOf(camp),
    day: start,
    lastDay: end,
    hours: start === end ? hoursOf(camp) : null,
  });
}

const placeOf = (camp: Camp) => (hasAddress(camp) ? addressLine(camp) : '');

/** Describes the camp in the provider's words without missing facts. */
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
