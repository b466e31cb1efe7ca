import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { ownCampId, PLAN_STATUSES, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { bookingDays } from './bookingDays.ts';
import { planCalendarRows, putSent } from './planCalendarRows.ts';
import { planEvents } from './planEvents.ts';

const children = [{ id: 'maya', firstName: 'Maya' }];
const balance = { id: 'd1', kind: 'balance' as const, on: '2025-10-01', note: '' };
const entry = aPlanEntry({ dates: [balance] });

const daysOf = (entries: readonly PlanEntry[], camps = [aCamp()]) =>
  bookingDays(entries, {
    camps: createPlanCamps(camps, []),
    children,
    titleOf: (kind, name) => `${kind}: ${name}`,
    pageOf: (id) => `https://camply.example/camps/${id}`,
  });
const sourceOf = (entries: readonly PlanEntry[], now = 1000) => ({
  entries,
  camps: createPlanCamps([aCamp()], []),
  familyDays: [],
  bookingDays: daysOf(entries),
  sent: [],
  labels: new Map([['maya', 'M']]),
  driversOf: () => '',
  pageOf: (id: string) => `https://camply.example/camps/${id}`,
  today: '2025-09-01',
  now,
});

test('is an event at 9:00 with alarms at 8 in the evening before and at 8:00', () => {
  const rows = planCalendarRows(sourceOf([entry]), null);
  const [event] = planEvents(rows, 'camply.example');
  expect(event).toMatchObject({
    uid: 'date-d1-2025-10-01@camply.example',
    title: 'balance: Pine & Paddle',
    day: '2025-10-01',
    hours: { from: 9 * 60, to: 9 * 60 + 15 },
    alarms: [13 * 60, 60],
    status: 'confirmed',
  });
});

test('is an event at 7 in the evening for the evening before, with an alarm that morning', () => {
  const [day] = daysOf([{ ...entry, dates: [{ ...balance, kind: 'evening' }] }]);
  expect(day).toMatchObject({ hours: { from: 19 * 60, to: 19.5 * 60 }, alarms: [15, 11 * 60] });
});

test('begins its text with the camp’s own link, then the note, then the page here', () => {
  const dates = [{ ...balance, note: ' number 4, asked Nov 20 ' }];
  expect(daysOf([{ ...entry, dates }])[0]?.text).toBe(
    'https://pine.example.com/fall\nnumber 4, asked Nov 20\nhttps://camply.example/camps/pine-and-paddle',
  );
  // A camp that is gone has the link that it had, and no page.
  expect(daysOf([entry], [])[0]?.text).toBe('https://pine.example.com/fall');
  const unsafe = aCamp({ websiteUrl: 'javascript:alert(1)' });
  expect(daysOf([entry], [unsafe])[0]?.text).toBe('https://camply.example/camps/pine-and-paddle');
});

test('has an initial for a child in what the family typed, and the name of a listed camp as it is', () => {
  const snapshot = { ...entry.snapshot, providerName: 'Art with Maya' };
  const dates = [{ ...balance, note: 'for Maya, not for Mayan art' }];
  const [own] = daysOf([{ ...entry, dates, snapshot, campId: ownCampId('camp', '1') }]);
  expect(own?.title).toBe('balance: Art with M');
  expect(own?.text).toContain('for M, not for Mayan art');
  expect(daysOf([entry], [aCamp({ providerName: 'Maya Camp' })])[0]?.title).toBe(
    'balance: Maya Camp',
  );
});

test('counts while the entry is planned, booked or waitlisted', () => {
  const counting = PLAN_STATUSES.filter((status) => daysOf([{ ...entry, status }]).length > 0);
  expect(counting).toEqual(['planned', 'registered', 'confirmed', 'waitlisted']);
});

test('is cancelled in the next file once it is removed, and moves with a new sequence', () => {
  const first = sourceOf([entry]);
  const sent = putSent(first, planCalendarRows(first, null)).flatMap(({ kind, row }) =>
    kind === 'sent_event' && row ? [row] : [],
  );
  const without = { ...sourceOf([{ ...entry, dates: [] }], 2000), sent };
  const gone = planEvents(planCalendarRows(without, null), 'camply.example');
  expect(gone.find(({ day }) => day === balance.on)).toMatchObject({
    title: 'balance: Pine & Paddle',
    status: 'cancelled',
    sequence: 1,
  });
  const dates = [{ ...balance, on: '2025-10-02' }];
  const moved = { ...sourceOf([{ ...entry, dates }], 2000), sent };
  expect(
    planEvents(planCalendarRows(moved, null), 'camply.example')
      .filter(({ uid }) => uid.startsWith('date-d1'))
      .map(({ day, status, sequence }) => [day, status, sequence]),
  ).toEqual([
    ['2025-10-01', 'cancelled', 1],
    ['2025-10-02', 'confirmed', 1],
  ]);
});

test('is over with its day', () => {
  const later = { ...sourceOf([entry]), today: '2025-10-02' };
  expect(planCalendarRows(later, null).map(({ entryId }) => entryId)).toEqual(['entry-1']);
});
