import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { readCalendarTwice } from '#tests/fixtures/readCalendarTwice.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { type CalendarFeed, emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { feedText } from './feedText.ts';

const AT = Date.UTC(2025, 8, 1, 12);
const feedOfId = (id: string): CalendarFeed => ({
  id,
  secret: 'A'.repeat(43),
  createdAt: AT - 90 * 60_000,
  stoppedAt: null,
  goneAt: null,
  sent: '',
  sentAt: null,
  isTooLarge: false,
});

const entries = [
  aPlanEntry({
    status: 'confirmed',
    dropOffBy: 'Grandma ',
    pickUpBy: 'Robin',
    note: 'Bring a hat',
    cents: 38_500,
  }),
  aPlanEntry({ id: 'b', childId: 'leo', days: ['2025-10-08'] }),
];
const home = [
  { id: 'h', childId: 'leo', day: '2025-10-07', isHome: true, who: 'Grandpa', span: null },
];

function source(state: Partial<PlanState> = {}, today = '2025-09-01') {
  const camp = aCamp({ registrationOpensAt: '2025-09-22T09:00:00-04:00' });
  return {
    children: [maya, leo],
    state: { ...emptyPlan(), entries, home, ...state },
    directory: {
      camps: [camp],
      seasons: [],
      activities: [],
      districts: [],
      schoolBreaks: [aSchoolBreak()],
    },
    today,
  };
}
const textOf = (id = 'family', state: Partial<PlanState> = {}, today?: string, at = AT) =>
  feedText(source(state, today), feedOfId(id), at);
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

test('has the dates of bookings, with an initial for a child that a note names', () => {
  const [booked] = entries;
  const dates = [
    { id: 'd1', kind: 'balance' as const, on: '2025-10-01', note: 'Maya’s half, $120' },
    { id: 'd2', kind: 'evening' as const, on: '2025-10-05', note: '' },
  ];
  const text = textOf('family', { entries: booked ? [{ ...booked, dates }] : [] });
  const [one, other] = readCalendarTwice(text);
  expect(other).toEqual(one);
  expect(one).toEqual(
    expect.arrayContaining([
      'Balance due: Pine & Paddle 2025-10-01T09:00:00',
      'Get ready: Pine & Paddle 2025-10-05T19:00:00',
    ]),
  );
  expect(text).toContain('M’s half');
  expect(text).not.toContain('Maya');
});

test('has camps, who drives, days off, days at home and sign-ups, as two parsers read it', () => {
  const text = textOf();
  const [one, other] = readCalendarTwice(text);
  expect(other).toEqual(one);
  expect(one.toSorted()).toEqual([
    '9:00 sign-up opens: Pine & Paddle 2025-09-22T08:45:00',
    'L at home with Grandpa 2025-10-07',
    'No school: Fall break (L) 2025-10-06',
    'No school: Fall break (M) 2025-10-06',
    'Pine & Paddle (L) 2025-10-08T08:30:00',
    'Pine & Paddle (M) 2025-10-06T08:30:00',
    'Pine & Paddle (M) 2025-10-07T08:30:00',
  ]);
  expect(text).toContain(String.raw`DESCRIPTION:Drop-off: Grandma\nPick-up: Robin\n`);
  expect(text).not.toMatch(/Maya|Leo|hat|385/);
  const alarms = eventsOf(text).filter((event) => event.getFirstSubcomponent('valarm'));
  expect(alarms.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    '9:00 sign-up opens: Pine & Paddle',
  ]);
});

test('has the days of one child only, and calls itself by an initial and a color', () => {
  const text = textOf('leo');
  expect(text).toContain('X-WR-CALNAME:Camply: L\\, teal');
  expect(text).not.toMatch(/\(M\)|Grandma/);
  expect(eventsOf(text)).toHaveLength(4);
  expect(textOf()).toContain('X-WR-CALNAME:Camply\r\n');
});

test('is the same text on every day of a school year', () => {
  const first = textOf();
  for (const day of ['2025-09-23', '2025-10-08', '2025-12-31', '2026-05-31']) {
    expect(textOf('family', {}, day), `on ${day}`).toBe(first);
  }
});

test('changes with every change of the plan that a calendar shows, and with no other', () => {
  const first = textOf();
  const [entry = aPlanEntry()] = entries;
  const withEntry = (fields: Partial<PlanEntry>) =>
    textOf('family', { entries: [{ ...entry, ...fields }, ...entries.slice(1)] });
  for (const fields of [
    { days: ['2025-10-06'] },
    { status: 'planned' as const },
    { hours: { from: 540, to: 720 } },
    { dropOffBy: '' },
    { pickUpBy: 'Sam' },
  ]) {
    expect(withEntry(fields), `with ${JSON.stringify(fields)}`).not.toBe(first);
  }
  expect(withEntry({ note: 'x', cents: 1, receipts: [] })).toBe(first);
});

test('does not depend on what a calendar file has handed over', () => {
  const shown = JSON.stringify({
    childId: 'maya',
    title: 'Old (M)',
    place: '',
    hours: null,
    status: 'confirmed',
    isOvernight: false,
    days: '20251006',
  });
  const sent = [{ id: 'gone', sequence: 7, changedAt: 5, days: ['2025-10-06'], shown }];
  expect(textOf('family', { sent })).toBe(textOf());
});

test('leaves out sign-ups of the school year before', () => {
  const camp = aCamp({ registrationOpensAt: '2025-07-31T09:00:00-04:00' });
  const before = source();
  const text = feedText(
    { ...before, directory: { ...before.directory, camps: [camp] } },
    feedOfId('family'),
    AT,
  );
  expect(text).toContain('SUMMARY:Pine & Paddle (M)');
  expect(text).not.toContain('sign-up opens');
});

test('leaves out what is no longer planned', () => {
  const [entry = aPlanEntry()] = entries;
  const text = textOf('maya', { entries: [{ ...entry, status: 'cancelled' }] });
  expect(text).not.toContain('SUMMARY:Pine');
  expect(text).not.toContain('CANCELLED');
});

test('counts SEQUENCE up with the minutes, so that a later text is the later version', () => {
  expect(textOf()).toContain('SEQUENCE:90\r\n');
  expect(textOf('family', {}, undefined, AT + 60_000)).toContain('SEQUENCE:91\r\n');
  expect(textOf('family', {}, undefined, 0)).toContain('SEQUENCE:0\r\n');
  expect(textOf()).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H\r\n');
});

test('is a valid calendar without an event', () => {
  const text = feedText(
    { ...source({ entries: [], home: [] }), children: [] },
    feedOfId('family'),
    AT,
  );
  expect(readCalendarTwice(text)).toEqual([[], []]);
  expect(text).toContain('BEGIN:VTIMEZONE');
});

test('keeps a summer of four children within 256 kB', () => {
  const days = ['06', '07', '08', '09', '10'].map((day) => `2025-10-${day}`);
  const [dropOffBy, pickUpBy] = ['Grandma Odalys', 'Robin'];
  const many = Array.from({ length: 4 * 11 }, (_, week) =>
    aPlanEntry({ id: `week-${week}`, days, dropOffBy, pickUpBy }),
  );
  const text = textOf('family', { entries: many });
  expect(eventsOf(text).length).toBeGreaterThan(220);
  expect(Buffer.byteLength(text)).toBeLessThan(262_144);
});
