import type { CalendarEvent } from './calendarFile.ts';
import { eventTimes } from './eventTimes.ts';

type Shown = Pick<CalendarEvent, 'title' | 'text' | 'place' | 'day' | 'lastDay' | 'hours'>;

/**
 * A link that fills in a new event of Google Calendar, which becomes the family's own, with the reminder they have set
 * there. `eventedit` instead of `render` fails on Android. The query holds what the event shows.
 */
export function googleEventUrl(event: Shown): string {
  const { start, end } = eventTimes(event);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${start}/${end}`,
    ctz: 'America/New_York',
    details: event.text,
    location: event.place,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
