import { escapeText, fold } from './calendarLine.ts';
import { eventTimes } from './eventTimes.ts';

/** An event in a calendar: at these hours of Atlanta's clock, or all of its days where they are not known. */
export type CalendarEvent = {
  /** The same for the same event in every file, for good. */
  uid: string;
  title: string;
  /** May have several lines; '' leaves it out, as with `place` and `url`. */
  text: string;
  place: string;
  url: string;
  /** YYYY-MM-DD */
  day: string;
  /** The last whole day of the event, inclusive. Without it the event ends on `day`. */
  lastDay?: string;
  /** Minutes after midnight; above 1440 they are of the next day. */
  hours: { from: number; to: number } | null;
  /** Grows with every change that a calendar should notice; 0 without it. */
  sequence?: number;
  /** Cancelled: a calendar that knows the event strikes it out. */
  status?: 'tentative' | 'confirmed' | 'cancelled';
  /** Ms since 1970; without it, when the file is made. */
  changedAt?: number;
  /** Minutes before it begins, at least 1 each. The one that matters most comes first: Outlook drops the others. */
  alarms?: readonly number[];
  /** Takes the parent's own time. */
  isBusy?: boolean;
};

/** The rules since 2007. Outlook takes times of a zone that the file does not define for floating ones. */
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar file (RFC 5545, with NAME of RFC 7986): one event a day, as camps have days off between theirs and some
 * calendars on Android read no rules of repetition. No METHOD: it is for scheduling (RFC 5546), which asks for an
 * ORGANIZER. Equal input gives equal bytes. `at` is when the listing was read
 * (ms since 1970). By default the days do not block the parent's own time (TRANSPARENT). They are PRIVATE.
 * `refreshHours`: how often a program that subscribes should ask (REFRESH-INTERVAL; Outlook reads the older name).
 */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  at: number,
  refreshHours?: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Camply//Camp days//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === undefined
      ? []
      : [
          `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
          `X-PUBLISHED-TTL:PT${refreshHours}H`,
        ]),
    // A calendar must hold something (RFC 5545, 3.4).
    ...(events.length === 0 || events.some(({ hours }) => hours !== null) ? NEW_YORK : []),
    ...events.flatMap((event) => eventLines(event, stamp(at))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, now: string): string[] {
  const { uid, title, text, place, url, hours, status, alarms = [] } = event;
  const changed = event.changedAt === undefined ? now : stamp(event.changedAt);
  const zone = hours === null ? 'VALUE=DATE' : 'TZID=America/New_York';
  const { start, end } = eventTimes(event);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `DTSTART;${zone}:${start}`,
    `DTEND;${zone}:${end}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(url === '' ? [] : [`URL:${url}`]),
    ...(status === undefined ? [] : [`STATUS:${status.toUpperCase()}`]),
    `TRANSP:${event.isBusy === true ? 'OPAQUE' : 'TRANSPARENT'}`,
    'CLASS:PRIVATE',
    // The last: the new Outlook drops the lines behind it.
    ...alarms.flatMap((minutes) => alarmLines(title, minutes)),
    'END:VEVENT',
  ];
}

const alarmLines = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

/** '20251122T120000Z' */
const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
