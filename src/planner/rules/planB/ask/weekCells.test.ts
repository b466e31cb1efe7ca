import { expect, test } from 'vitest';
import { createSchoolCalendar } from '../../coverage/schoolDay.ts';
import { usualCareHours } from '../../coverage/careNeeded.ts';
import { childCells } from '../../coverage/childCells.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { baseCell, misfitPoints, NEAR_POINTS } from './weekCells.ts';

const day = '2025-10-06';
const off = {
  from: day,
  to: day,
  kind: 'off',
  source: 'parent',
  name: '',
  isConfirmed: true,
  letsOutAt: null,
} as const;
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

/** A day off that needs care from 9 to 4:30, with a booking from 9 to `until` where there is one. */
function dayBooked(until: number | null) {
  const booked = until === null ? [] : [aPlanEntry({ days: [day], hours: hours(9, until) })];
  const [cell] = childCells(
    {
      calendar: createSchoolCalendar([off]),
      careHours: usualCareHours,
      staysOnDigitalDays: false,
      entries: booked,
      home: [],
      camps: () => null,
      today: '2025-07-01',
    },
    day,
    day,
  );
  if (!cell) throw new Error('no day');
  return baseCell(cell, { booked: true, home: true }, true);
}

test('fills no day that misses 30 minutes', () => {
  expect(dayBooked(15.5).need).toEqual(hours(9, 16.5));
  expect(dayBooked(16).need).toBeNull();
});

test('prefers a day that is covered to the minute to one that misses 30 minutes, and that to a part', () => {
  const points = misfitPoints(dayBooked(null));
  expect(points(hours(9, 16.5))).toBe(0);
  expect(points(hours(9, 16))).toBe(NEAR_POINTS);
  expect(points(hours(9, 15.75))).toBe(2);
  expect(points(hours(9, 12))).toBe(3);
  expect(points(hours(17, 19))).toBeNull();
});
