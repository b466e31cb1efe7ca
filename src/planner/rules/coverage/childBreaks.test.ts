import { expect, test } from 'vitest';
import { childBreaks } from './childBreaks.ts';
import { type CalendarEntry, createSchoolCalendar, type SchoolTerm } from './schoolDay.ts';

const off = (name: string, from: string, to = from): CalendarEntry => ({
  from,
  to,
  kind: 'off',
  source: 'district',
  name,
  isConfirmed: true,
  letsOutAt: null,
});
const entries: CalendarEntry[] = [
  off('Labor Day', '2026-09-07'),
  off('Fall Break', '2026-10-05', '2026-10-09'),
  // The Monday after it.
  { ...off('Columbus Day', '2026-10-12'), isConfirmed: false },
  { ...off('Digital day', '2026-10-13'), kind: 'digital' },
  off('Winter Break', '2026-12-21', '2027-01-04'),
];
const ends: SchoolTerm[] = [
  { kind: 'lastDay', day: '2026-05-27', isConfirmed: true },
  { kind: 'firstDay', day: '2026-08-05', isConfirmed: true },
  { kind: 'lastDay', day: '2027-05-26', isConfirmed: true },
  { kind: 'firstDay', day: '2027-08-04', isConfirmed: true },
];
const year = (of: readonly CalendarEntry[], terms: readonly SchoolTerm[]) =>
  childBreaks(createSchoolCalendar(of, terms), '2026-08-01', '2027-07-31');
const inJune = (terms: readonly SchoolTerm[]) =>
  childBreaks(createSchoolCalendar(entries, terms), '2026-06-01', '2027-07-31');

test('joins days of one kind over weekends into named breaks', () => {
  const { breaks } = year(entries, ends);
  expect(breaks.map(({ kind, from, to, names }) => [kind, from, to, names.join(', ')])).toEqual([
    ['off', '2026-05-28', '2026-08-04', ''],
    ['off', '2026-09-07', '2026-09-07', 'Labor Day'],
    ['off', '2026-10-05', '2026-10-12', 'Fall Break, Columbus Day'],
    ['digital', '2026-10-13', '2026-10-13', 'Digital day'],
    ['off', '2026-12-21', '2027-01-04', 'Winter Break'],
    ['off', '2027-05-27', '2027-08-03', ''],
  ]);
  expect(breaks[2]).toMatchObject({ key: '2026-10-05', isConfirmed: false, isSummer: false });
  expect(breaks[2]?.days).toEqual(
    ['05', '06', '07', '08', '09', '12'].map((date) => `2026-10-${date}`),
  );
});

test('shows a summer that runs at the beginning or the end whole', () => {
  const { breaks, isSummerKnown } = year(entries, ends);
  expect(isSummerKnown).toBe(true);
  expect(breaks.filter(({ isSummer }) => isSummer).map(({ from, to }) => [from, to])).toEqual([
    ['2026-05-28', '2026-08-04'],
    ['2027-05-27', '2027-08-03'],
  ]);
  const before = childBreaks(createSchoolCalendar(entries, ends), '2026-05-01', '2026-07-31');
  expect(before.breaks.map(({ from, to }) => [from, to])).toEqual([['2026-05-28', '2026-08-04']]);
});

test('reports a missing summer without a last day', () => {
  const { breaks, isSummerKnown } = year(entries, ends.slice(1, 2));
  expect(isSummerKnown).toBe(false);
  expect(breaks.some(({ isSummer }) => isSummer)).toBe(false);
});

test('knows a summer after which school begins in July', () => {
  const typed: CalendarEntry = { ...off('', '2027-05-27', '2027-07-28'), source: 'parent' };
  expect(year([...entries, typed], ends.slice(0, 2)).isSummerKnown).toBe(true);
});

test('asks in June for the summer that runs, not for the next one', () => {
  const running = inJune(ends.slice(0, 2));
  expect(running.isSummerKnown).toBe(true);
  expect(running.breaks[0]).toMatchObject({ from: '2026-05-28', isSummer: true });
  expect(inJune(ends.slice(1)).isSummerKnown).toBe(false);
});

test('accepts a typed summer', () => {
  const typed: CalendarEntry = { ...off('', '2027-05-27', '2027-08-03'), source: 'parent' };
  const { breaks, isSummerKnown } = year([...entries, typed], ends.slice(0, 2));
  expect(isSummerKnown).toBe(true);
  expect(breaks.at(-1)).toMatchObject({ isSummer: true, from: '2027-05-27' });
});
