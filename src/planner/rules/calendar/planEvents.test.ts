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

test('makes one event per day with a stable id', () => {
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

test('cancels a removed day but not one that returned', () => {
  const sentDays = ['2026-10-05', '2026-10-06'];
  expect(eventsOf({ sentDays }).map(({ day, status }) => [day, status])).toEqual([
    ['2026-10-05', 'tentative'],
    ['2026-10-06', 'cancelled'],
    ['2026-10-07', 'tentative'],
  ]);
});

test('cancels all days of a cancelled row', () => {
  const events = eventsOf({ status: 'cancelled', sentDays: ['2026-10-06'] });
  expect(events.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('makes an all-day event of unknown hours', () => {
  const [event] = eventsOf({ hours: null });
  expect(event?.hours).toBeNull();
  expect(event?.text).toBe('Hours not listed: ask the camp\nhttps://camply.example/camps/pine');
  expect(eventsOf({ hours: null, isOvernight: true })[0]?.text).not.toContain('Hours');
});

test('sorts events in any order of rows', () => {
  const early = { entryId: 'row-0', days: ['2026-09-01'] };
  const events = eventsOf({}, early);
  expect(eventsOf(early, { days: ['2026-10-05', '2026-10-07', '2026-10-05'] })).toEqual(events);
  expect(events[0]?.day).toBe('2026-09-01');
});

test('keeps an id within its line', () => {
  expect(eventsOf({ entryId: 'a\r\nUID:x' })[0]?.uid).toBe(
    'a%0D%0AUID%3Ax-2026-10-05@camply.example',
  );
});
