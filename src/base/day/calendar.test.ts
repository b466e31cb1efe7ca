import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, dayOf, dayWithWeekday, isCalendarDay, shortDay, weekdayOf } from './calendar.ts';
import { daysBetween } from './daysBetween.ts';
import { mondayOf } from './mondayOf.ts';

test('accepts only days that exist in the calendar', () => {
  expect(dayOf(2025, 10, 6)).toBe('2025-10-06');
  expect(dayOf(2025, 2, 30)).toBeNull();
  expect(dayOf(2025, 2, 29)).toBeNull();
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
  expect(dayOf(2025, 10, 32)).toBeNull();
  expect(dayOf(2025, 13, 1)).toBeNull();
  expect(dayOf(2025, 0, 1)).toBeNull();
  expect(dayOf(25, 1, 1)).toBeNull();
  expect(isCalendarDay('2025-02-29')).toBe(false);
  expect(isCalendarDay('2025-1-01')).toBe(false);
  expect(isCalendarDay('')).toBe(false);
});

test('counts days across months, years and the autumn clock change', () => {
  expect(addDays('2025-11-01', 2)).toBe('2025-11-03');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(daysBetween('2025-12-29', '2026-01-02')).toBe(4);
  expect(weekdayOf('2025-10-06')).toBe(1);
  expect(shortDay('2025-10-06')).toBe('Oct 6');
  expect(dayWithWeekday('2025-09-22')).toBe('Mon, Sep 22');
});

test('starts a week on Monday', () => {
  expect(mondayOf('2025-10-05')).toBe('2025-09-29');
  expect(mondayOf('2025-10-06')).toBe('2025-10-06');
  expect(mondayOf('2025-10-12')).toBe('2025-10-06');
});

afterEach(() => vi.unstubAllEnvs());

// Clocks that change at two in the morning, at midnight, by half an hour, and never.
test.each([
  'America/New_York',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'UTC',
  'Pacific/Kiritimati',
])('adds and counts days consistently in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const day = fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 0, max: 366 }))
    .map(([year, later]) => addDays(`${year}-01-01`, later));
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (from, count) => {
      const to = addDays(from, count);
      expect(to).toBe(inUtc(from, count));
      expect(isCalendarDay(to)).toBe(true);
      expect(daysBetween(from, to)).toBe(count);
      expect((weekdayOf(from) + (((count % 7) + 7) % 7)) % 7).toBe(weekdayOf(to));
    }),
    { seed: 3, numRuns: 300 },
  );
});

function inUtc(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
