import { expect, test } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { rangeWithYear } from '#base/day/calendar.ts';
import { breakRange, formatDatedDays, formatDays, longDay } from './formatDays.ts';

test('formats a day with its weekday', () => {
  expect(longDay('2025-10-08')).toBe('Wednesday, Oct 8');
});

test.each([
  [['2026-12-28', '2026-12-29'], 'Dec 28–29'],
  [['2027-01-04', '2027-01-05', '2027-01-08'], 'Jan 4'],
  [['2026-12-18', '2026-12-21', '2027-01-04', '2027-01-08'], 'Dec 21–Jan 4'],
])('names the days of a break among %j: %s', (days, words) => {
  expect(breakRange({ from: '2026-12-21', to: '2027-01-04' }, days)).toBe(words);
});

test.each([
  [['2025-10-08'], 'Wednesday'],
  [['2025-10-06', '2025-10-07'], 'Monday and Tuesday'],
  [['2025-10-06', '2025-10-07', '2025-10-08'], 'Monday to Wednesday'],
  [['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-10'], 'Monday to Wednesday and Friday'],
  [['2025-12-22', '2025-12-23', '2025-12-29'], 'Dec 22–23 and Dec 29'],
  [[], ''],
])('formats %j as %s', (days, words) => {
  expect(formatDays(days)).toBe(words);
});

test('formats days with their dates', () => {
  expect(breakable(formatDatedDays(['2025-10-06', '2025-10-07', '2025-10-08']))).toBe(
    'Mon to Wed, Oct 6–8',
  );
  expect(breakable(formatDatedDays(['2025-10-06', '2025-10-08']))).toBe('Mon and Wed, Oct 6–8');
  expect(formatDatedDays([])).toBe('');
});

test.each([
  ['2026-12-02', '2026-12-02', 'Dec 2'],
  ['2026-12-21', '2027-01-04', 'Dec 21–Jan 4, 2027'],
  ['2027-10-04', '2027-10-08', 'Oct 4–8, 2027'],
])('names the year of %s to %s beyond New Year: %s', (from, to, words) => {
  expect(rangeWithYear(from, to, '2026-11-26')).toBe(words);
});
