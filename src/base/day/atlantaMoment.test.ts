import { expect, test } from 'vitest';
import { atlantaClock } from './atlantaClock.ts';
import { atlantaMoment } from './atlantaMoment.ts';
import { addDays } from './calendar.ts';

const utcOf = (day: string, minutes: number) => new Date(atlantaMoment(day, minutes)).toISOString();

test.each([
  ['the evening before clocks go forward', '2026-03-07', 19 * 60, '2026-03-08T00:00:00.000Z'],
  ['the morning they go forward', '2026-03-08', 7 * 60, '2026-03-08T11:00:00.000Z'],
  ['the morning they go forward in 2027', '2027-03-14', 7 * 60, '2027-03-14T11:00:00.000Z'],
  ['the evening before they go back', '2026-10-31', 19 * 60, '2026-10-31T23:00:00.000Z'],
  ['the morning they go back', '2026-11-01', 7 * 60, '2026-11-01T12:00:00.000Z'],
  ['the first of two half past ones', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['a half past two that is never shown', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
  ['midnight', '2027-01-01', 0, '2027-01-01T05:00:00.000Z'],
])('finds the moment of %s', (_, day, minutes, utc) => {
  expect(utcOf(day, minutes)).toBe(utc);
});

test('is what Atlanta’s clock shows, for each day of three years', () => {
  for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    for (const minutes of [0, 7 * 60, 17 * 60, 19 * 60, 1439]) {
      expect(atlantaClock(atlantaMoment(day, minutes))).toEqual({ day, minutes });
    }
  }
});
