import { expect, test } from 'vitest';
import { atlantaDay } from './atlantaDay.ts';

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

test('agrees with the time zone database for each hour of six years', () => {
  const HOUR_MS = 3_600_000;
  const wrong: string[] = [];
  for (let hour = Date.UTC(2024, 0, 1); hour < Date.UTC(2030, 0, 1); hour += HOUR_MS) {
    for (const moment of [hour, hour + HOUR_MS - 1]) {
      if (atlantaDay(moment) !== format.format(moment)) wrong.push(new Date(moment).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});

test.each(['Asia/Tokyo', 'Pacific/Honolulu', 'America/New_York'])(
  'gives the same Atlanta day on a device in %s',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(atlantaDay(Date.UTC(2026, 10, 1, 3, 59))).toBe('2026-10-31');
      expect(atlantaDay(Date.UTC(2026, 10, 1, 4))).toBe('2026-11-01');
      expect(atlantaDay(Date.UTC(2027, 2, 1, 4, 59))).toBe('2027-02-28');
      expect(atlantaDay(Date.UTC(2027, 2, 1, 5))).toBe('2027-03-01');
    } finally {
      process.env.TZ = before;
    }
  },
);

test.each([
  [Number.NaN, '1970-01-01'],
  [-1e15, '1970-01-01'],
  [8.64e15, '9998-12-30'],
])('survives a broken clock at %s', (now, day) => {
  expect(atlantaDay(now)).toBe(day);
});
