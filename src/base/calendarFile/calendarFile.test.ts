import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendarFile.ts';

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

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone !== null) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent') };
}

test('writes a file that another reader understands', () => {
  fc.assert(
    fc.property(mixed, mixed, mixed, (title, text, place) => {
      const { calendar, events } = read(fileOf({ title, text, place }));
      const [event] = events;
      expect(events).toHaveLength(1);
      expect(calendar.getFirstPropertyValue('method')).toBeNull();
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
])('writes 8:30 in Atlanta as the right moment on %s', (_, day, utc) => {
  expect(startOf(fileOf({ day })).toISOString()).toBe(`${day}T${utc}:00.000Z`);
});

test('writes a day without hours as an all-day event', () => {
  const file = fileOf({ hours: null, day: '2025-12-31' });
  expect(file).toContain('DTSTART;VALUE=DATE:20251231\r\nDTEND;VALUE=DATE:20260101\r\n');
  expect(file).not.toContain('VTIMEZONE');
});

test('ends each line with CRLF and gives equal bytes for equal input', () => {
  const file = fileOf({}, { day: '2025-10-07', uid: 'b' });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(fileOf({}, { day: '2025-10-07', uid: 'b' })).toBe(file);
});

/** The lines of a file's only event. */
const linesOf = (fields: Partial<CalendarEvent>) =>
  /BEGIN:VEVENT\r\n(.*)\r\nEND:VEVENT/s.exec(fileOf(fields))?.[1]?.split('\r\n');

const PLAIN = [
  'UID:pine-2025-10-06@camply.example',
  'DTSTAMP:20250701T163005Z',
  'LAST-MODIFIED:20250701T163005Z',
  'SEQUENCE:0',
  'DTSTART;TZID=America/New_York:20251006T083000',
  'DTEND;TZID=America/New_York:20251006T160000',
  'SUMMARY:Pine & Paddle',
  'DESCRIPTION:Canoe',
  String.raw`LOCATION:900 Lake Claire Way\, Decatur\, GA 30030`,
  'URL:https://camply.example/camps/pine',
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
];

test('writes a minimal event byte for byte as before', () => {
  expect(linesOf({})).toEqual(PLAIN);
});

test('writes the sequence, the status and the transparency of a planned event', () => {
  const changedAt = Date.UTC(2025, 7, 2, 3, 4, 5);
  const lines = linesOf({ sequence: 3, status: 'cancelled', changedAt, isBusy: true });
  expect(lines?.filter((line) => !PLAIN.includes(line))).toEqual([
    'DTSTAMP:20250802T030405Z',
    'LAST-MODIFIED:20250802T030405Z',
    'SEQUENCE:3',
    'STATUS:CANCELLED',
    'TRANSP:OPAQUE',
  ]);
  expect(linesOf({ url: '' })).toEqual(PLAIN.filter((line) => !line.startsWith('URL')));
});

test('writes alarms after all other lines of the event', () => {
  expect(linesOf({ alarms: [5, 765], title: 'Sign-up, soon' })?.slice(-11)).toEqual([
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Sign-up\, soon`,
    'TRIGGER:-PT5M',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Sign-up\, soon`,
    'TRIGGER:-PT765M',
    'END:VALARM',
  ]);
});

test('ends several days before the next free day and carries minutes past midnight over', () => {
  expect(linesOf({ hours: null, lastDay: '2025-10-31' })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20251006', 'DTEND;VALUE=DATE:20251101']),
  );
  expect(linesOf({ day: '2025-10-31', hours: { from: 1425, to: 1450 } })).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=America/New_York:20251031T234500',
      'DTEND;TZID=America/New_York:20251101T001000',
    ]),
  );
});

test('keeps the writer and its date arithmetic within 2 kB', async () => {
  const entry = fileURLToPath(new URL('calendarFile.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
  expect(code).toContain('VTIMEZONE');
  expect(gzipSync(code).length).toBeLessThan(2048);
});
