import { expect, test } from 'vitest';
import { type CalendarRow, planEvents } from './planEvents.ts';

const aRow: CalendarRow = {
  entryId: 'row-1',
  title: 'Pine & Paddle',
  days: ['2026-10-07', '2026-10-05'],
  hours: { from: 540, to: 900 },
  place: '900 Lake Claire Way',
  url: 'https://camply.example/camps/pine',
  status: 'tentative',
  sequence: 2,
  changedAt: 5000,
};
const host = 'camply.example';
const eventsOf = (...rows: Partial<CalendarRow>[]) =>
  planEvents(
    rows.map((fields) => ({ ...aRow, ...fields })),
    host,
  );

test('each day is an event at its hours, with an id that no change of the row changes', () => {
  const events = eventsOf({});
  expect(events.map(({ uid, day }) => [uid, day])).toEqual([
    ['row-1-2026-10-05@camply.example', '2026-10-05'],
    ['row-1-2026-10-07@camply.example', '2026-10-07'],
  ]);
  expect(events[0]).toMatchObject({
    title: 'Pine & Paddle',
    hours: { from: 540, to: 900 },
    text: 'https://camply.example/camps/pine',
    status: 'tentative',
    sequence: 2,
    changedAt: 5000,
  });
  const changed = eventsOf({ title: 'Pine', hours: null, place: '', sequence: 3 });
  expect(changed.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
});

test('a day that is gone since the last file is struck out, and one that came back is not', () => {
  const sentDays = ['2026-10-05', '2026-10-06'];
  expect(eventsOf({ sentDays }).map(({ day, status }) => [day, status])).toEqual([
    ['2026-10-05', 'tentative'],
    ['2026-10-06', 'cancelled'],
    ['2026-10-07', 'tentative'],
  ]);
});

test('a cancelled row strikes out all of its days', () => {
  const events = eventsOf({ status: 'cancelled', sentDays: ['2026-10-06'] });
  expect(events.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('hours that nobody knows make a whole day that says so', () => {
  const [event] = eventsOf({ hours: null, note: ' Bring lunch ' });
  expect(event?.hours).toBeNull();
  expect(event?.text).toBe(
    'Hours not given: ask the camp\nBring lunch\nhttps://camply.example/camps/pine',
  );
  expect(eventsOf({ hours: null, isOvernight: true })[0]?.text).not.toContain('Hours');
});

test('the order of rows and days makes no difference, and the earliest day comes first', () => {
  const early = { entryId: 'row-0', days: ['2026-09-01'] };
  const events = eventsOf({}, early);
  expect(eventsOf(early, { days: ['2026-10-05', '2026-10-07', '2026-10-05'] })).toEqual(events);
  expect(events[0]?.day).toBe('2026-09-01');
});

test('an id cannot break out of its line', () => {
  expect(eventsOf({ entryId: 'a\r\nUID:x' })[0]?.uid).toBe(
    'a%0D%0AUID%3Ax-2026-10-05@camply.example',
  );
});
