import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile, escapeText, fold } from './calendarFile.ts';

const at = Date.UTC(2025, 6, 1, 16, 30, 5);
const anEvent: CalendarEvent = {
  uid: 'pine-2025-10-06@camply.example',
  title: 'Pine & Paddle',
  text: 'Canoe',
  place: '900 Lake Claire Way, Decatur, GA 30030',
  url: 'https://camply.example/camps/pine',
  day: '2025-10-06',
  hours: { from: 8 * 60 + 30, to: 16 * 60 },
};
const fileOf = (...events: Partial<CalendarEvent>[]) =>
  calendarFile(
    'Pine & Paddle',
    events.map((fields) => ({ ...anEvent, ...fields })),
    at,
  );

const mixed = fc.string({
  unit: fc.constantFrom(...Array.from('abc ,;:\\"nñé😀👨‍👩‍👧ß漢^%\t\n')),
  maxLength: 160,
});
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('no line is longer than 75 bytes, no character is cut, and unfolding gives the line back', () => {
  fc.assert(
    fc.property(mixed, (text) => {
      const folded = fold(text.replaceAll('\n', ' '));
      const lines = folded.split('\r\n');
      for (const line of lines) expect(bytes(line)).toBeLessThanOrEqual(75);
      expect(lines.every((line) => !/\p{Surrogate}/u.test(line))).toBe(true);
      expect(folded.replaceAll('\r\n ', '')).toBe(text.replaceAll('\n', ' '));
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(fold('a'.repeat(75))).toBe('a'.repeat(75));
  expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  // Three bytes do not fit into the last two.
  expect(fold(`${'a'.repeat(73)}漢`)).toBe(`${'a'.repeat(73)}\r\n 漢`);
});

test('text is escaped and control characters go', () => {
  expect(escapeText('a,b;c\\d\r\ne\u0007f')).toBe(String.raw`a\,b\;c\\d\nef`);
});

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone !== null) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent') };
}

test('another reader finds what was written', () => {
  fc.assert(
    fc.property(mixed, mixed, mixed, (title, text, place) => {
      const { calendar, events } = read(fileOf({ title, text, place }));
      const [event] = events;
      expect(events).toHaveLength(1);
      expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
      expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pine & Paddle');
      expect(event?.getFirstPropertyValue('uid')).toBe(anEvent.uid);
      expect(event?.getFirstPropertyValue('summary')).toBe(title);
      expect(event?.getFirstPropertyValue('description') ?? '').toBe(text);
      expect(event?.getFirstPropertyValue('location') ?? '').toBe(place);
      expect(event?.getFirstPropertyValue('url')).toBe(anEvent.url);
      expect(event?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      expect(event?.getFirstPropertyValue('class')).toBe('PRIVATE');
      expect(String(event?.getFirstPropertyValue('dtstamp'))).toBe('2025-07-01T16:30:05Z');
      expect(String(event?.getFirstPropertyValue('last-modified'))).toBe('2025-07-01T16:30:05Z');
    }),
    { seed: 2, numRuns: 200 },
  );
});

/** Of an event of a file, as a moment. */
function startOf(file: string): Date {
  const start = read(file).events[0]?.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) throw new Error('no start');
  return start.toJSDate();
}

test.each([
  ['the day before clocks go back', '2025-11-01', '12:30'],
  ['the day they go back', '2025-11-02', '13:30'],
  ['the day before they go forward', '2026-03-07', '13:30'],
  ['the day they go forward', '2026-03-08', '12:30'],
])('8:30 on the clock of Atlanta is the right moment on %s', (_, day, utc) => {
  expect(startOf(fileOf({ day })).toISOString()).toBe(`${day}T${utc}:00.000Z`);
});

test('a day without hours is a whole day, which ends before the next one', () => {
  const file = fileOf({ hours: null, day: '2025-12-31' });
  expect(file).toContain('DTSTART;VALUE=DATE:20251231\r\nDTEND;VALUE=DATE:20260101\r\n');
  expect(file).not.toContain('VTIMEZONE');
});

test('every line ends with CRLF, and equal input gives equal bytes', () => {
  const file = fileOf({}, { day: '2025-10-07', uid: 'b' });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(fileOf({}, { day: '2025-10-07', uid: 'b' })).toBe(file);
});
