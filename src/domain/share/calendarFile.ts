import { addDays } from '../day/calendar.ts';
import type { Hours } from '../text/hours.ts';

/** One day in a calendar: at these hours of Atlanta's clock, or all of the day where they are not known. */
export type CalendarEvent = {
  /** The same for the same event in every file, for good. */
  uid: string;
  title: string;
  /** May have several lines; '' leaves it out, as with `place`. */
  text: string;
  place: string;
  url: string;
  /** YYYY-MM-DD */
  day: string;
  hours: Hours | null;
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
 * calendars on Android read no rules of repetition. Equal input gives equal bytes. `at` is when the listing was read
 * (ms since 1970). The days do not block the parent's own time (TRANSPARENT) and stay theirs (PRIVATE).
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], at: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Camply//Camp days//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(events.some(({ hours }) => hours !== null) ? NEW_YORK : []),
    ...events.flatMap((event) => eventLines(event, stamp(at))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, now: string): string[] {
  const { uid, title, text, place, url, day, hours } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now}`,
    `LAST-MODIFIED:${now}`,
    'SEQUENCE:0',
    ...(hours === null
      ? // DTEND is the first day that is not part of it (3.6.1).
        [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`]
      : [
          `DTSTART;TZID=America/New_York:${localTime(day, hours.from)}`,
          `DTEND;TZID=America/New_York:${localTime(day, hours.to)}`,
        ]),
    `SUMMARY:${escapeText(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** '20251006' */
export const compactDay = (day: string) => day.replaceAll('-', '');

/** '20251006T090000', on the clock of the place. `minutes` after midnight. */
export function localTime(day: string, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${compactDay(day)}T${twoDigits(hour)}${twoDigits(minute)}00`;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** '20251122T120000Z' */
const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** The value of a text property (RFC 5545, 3.3.11), without control characters. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- the grammar of the file has no place for them
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** In bytes of UTF-8, without the line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Lines of at most 75 bytes, those after the first beginning with a space; no character is cut in two. */
export function fold(line: string): string {
  let folded = '';
  let room = LONGEST_LINE;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (size > room) {
      folded += '\r\n ';
      room = LONGEST_LINE - 1;
    }
    folded += letter;
    room -= size;
  }
  return folded;
}

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
