import fc from 'fast-check';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { expect, test } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { type CalendarRow, planEvents } from './planEvents.ts';
import { registrationEvent } from './registrationEvent.ts';

/** Without backslashes: node-ical misreads one before an n. calendarFile.test.ts has them. */
const mixed = (maxLength: number) =>
  fc
    .string({
      unit: fc.constantFrom(...Array.from('abc ,;:"nñé😀👨‍👩‍👧ß漢^%\n')),
      minLength: 1,
      maxLength,
    })
    // node-ical takes off quotes that stand around a whole text.
    .map((text) => (/^".*"$/s.test(text.trim()) ? `x${text}` : text).trim() || 'x');
/** Around both changes of the clocks, and over the year. */
const day = fc.oneof(
  fc.constantFrom(
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ),
  fc.nat(800).map((count) => addDays('2026-01-01', count)),
);
const hours = fc.option(
  fc
    .tuple(fc.integer({ min: 240, max: 1000 }), fc.integer({ min: 1, max: 400 }))
    .map(([from, long]) => ({ from, to: from + long })),
);
const row: fc.Arbitrary<CalendarRow> = fc.record({
  entryId: fc.uuid(),
  title: mixed(120),
  days: fc.uniqueArray(day, { minLength: 1, maxLength: 5 }),
  sentDays: fc.uniqueArray(day, { maxLength: 3 }),
  hours,
  place: mixed(80),
  url: fc.constantFrom('https://camply.example/camps/x?y=1,2;3', ''),
  status: fc.constantFrom('tentative', 'confirmed', 'cancelled'),
  sequence: fc.nat(50),
  changedAt: fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }).map((s) => s * 1000),
});
const signUp = fc.record({ day, minutes: fc.integer({ min: 360, max: 1300 }) }).map((opening) =>
  registrationEvent({
    campId: 'rocket-pond',
    campName: 'Rocket Pond',
    opensAt: new Date(newYork(opening.day, opening.minutes)).toISOString(),
    opensOn: null,
    websiteUrl: 'https://rocketpond.example/register?a=1,2;3',
    page: 'https://camply.example/camps/rocket-pond',
  }),
);
const plan = fc
  .tuple(
    fc.uniqueArray(row, { minLength: 1, maxLength: 4, selector: ({ entryId }) => entryId }),
    signUp,
  )
  .map(([rows, opening]) => [...planEvents(rows, 'camply.example'), ...(opening ? [opening] : [])]);

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** The moment that a clock in New York shows, by the platform's zone data and not by our own. */
function newYork(ofDay: string, minutes: number): number {
  const wall = Date.parse(`${ofDay}T00:00:00Z`) + minutes * 60_000;
  const shown = new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
  const moment = [4, 5]
    .map((behind) => wall + behind * 3_600_000)
    .find((at) => clock.format(at) === shown);
  if (moment === undefined) throw new Error(`no clock shows ${shown}`);
  return moment;
}

function byIcalJs(file: string): Map<unknown, ICAL.Component> {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return new Map(
    calendar
      .getAllSubcomponents('vevent')
      .map((event) => [event.getFirstPropertyValue('uid'), event]),
  );
}

const byNodeIcal = (file: string) =>
  new Map(
    Object.values(ical.sync.parseICS(file)).flatMap((part) =>
      part?.type === 'VEVENT' ? [[part.uid, part]] : [],
    ),
  );

/** This reader gives days as midnights of the device. */
const localDay = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

const timeOf = (value: unknown) => {
  if (!(value instanceof ICAL.Time)) throw new Error('no time');
  return value;
};
/** Where it begins and ends: moments, or days with the first that is not part of it. */
const meant = ({ day: first, hours: span }: CalendarEvent) =>
  span === null ? [first, addDays(first, 1)] : [newYork(first, span.from), newYork(first, span.to)];

test('writes a file that two independent readers understand', () => {
  fc.assert(
    fc.property(plan, (events) => {
      const file = calendarFile('June, fall break', events, 0);
      const [one, other] = [byIcalJs(file), byNodeIcal(file)];
      expect(one.size).toBe(events.length);
      expect(other.size).toBe(events.length);
      for (const event of events) {
        const read = one.get(event.uid);
        const value = (name: string) => read?.getFirstPropertyValue(name) ?? '';
        expect([value('summary'), value('description'), value('location'), value('url')]).toEqual([
          event.title,
          event.text,
          event.place,
          event.url,
        ]);
        expect(value('sequence')).toBe(event.sequence);
        expect(value('status')).toBe(event.status?.toUpperCase());
        expect(value('transp')).toBe(event.isBusy === true ? 'OPAQUE' : 'TRANSPARENT');
        const ends = [timeOf(value('dtstart')), timeOf(value('dtend'))].map((time) =>
          time.isDate ? time.toString() : time.toJSDate().getTime(),
        );
        expect(ends).toEqual(meant(event));

        const second = other.get(event.uid);
        expect([second?.summary, second?.location ?? '']).toEqual([event.title, event.place]);
        expect(second?.status).toBe(event.status?.toUpperCase());
        const isDate = second?.datetype === 'date';
        expect(
          [second?.start, second?.end].map(
            (end) => end && (isDate ? localDay(end) : end.getTime()),
          ),
        ).toEqual(meant(event));
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('writes displayed alarms relative to the start: minutes before first, then the evening', () => {
  fc.assert(
    fc.property(signUp, (event) => {
      const read = event && byIcalJs(calendarFile('x', [event], 0)).get(event.uid);
      const alarms = read?.getAllSubcomponents('valarm') ?? [];
      expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual([
        'DISPLAY',
        'DISPLAY',
      ]);
      const [soon, evening] = alarms.map((alarm) => {
        const trigger = alarm.getFirstPropertyValue('trigger');
        return trigger instanceof ICAL.Duration ? trigger.toSeconds() / 60 : 0;
      });
      expect(soon).toBe(-5);
      // 8 pm: of the day before, or of the same day where the event begins later.
      expect(((event?.hours?.from ?? 0) + (evening ?? 0) + 1440) % 1440).toBe(20 * 60);
    }),
    { seed: 2, numRuns: 30 },
  );
});

test('writes folded CRLF lines, alarms last, and equal bytes for equal rows', () => {
  fc.assert(
    fc.property(plan, (events) => {
      const file = calendarFile('June', events, 0);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(file).not.toMatch(/END:VALARM\r\n(?!END:VEVENT|BEGIN:VALARM)/);
      expect(calendarFile('June', structuredClone(events), 0)).toBe(file);
    }),
    { seed: 3, numRuns: 300 },
  );
});
