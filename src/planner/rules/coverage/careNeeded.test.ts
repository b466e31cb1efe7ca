import { expect, test } from 'vitest';
import { workday } from '#camps/rules/text/hours.ts';
import { familyCareHours, careNeeded, usualCareHours, widestCare } from './careNeeded.ts';

// A Wednesday and a Saturday.
const wednesday = '2026-10-14';
const saturday = '2026-10-17';
const school = (kind: 'school' | 'weekend' | 'off' | 'digital' | 'early' | 'unknown') => ({
  kind,
  letsOutAt: null,
});

test('needs care on workdays by default', () => {
  expect(familyCareHours({ careHours: null })).toBe(usualCareHours);
  expect(careNeeded(wednesday, school('off'), usualCareHours, false)).toEqual(workday);
  expect(careNeeded(saturday, school('weekend'), usualCareHours, false)).toBeNull();
  const shop = familyCareHours({ careHours: [null, null, null, null, null, null, workday] });
  expect(careNeeded(saturday, school('weekend'), shop, false)).toEqual(workday);
  expect(careNeeded(wednesday, school('off'), shop, false)).toBeNull();
});

test('needs no care on school days and is unknown without a calendar', () => {
  expect(careNeeded(wednesday, school('school'), usualCareHours, false)).toBeNull();
  expect(careNeeded(wednesday, school('unknown'), usualCareHours, false)).toBeNull();
});

test('needs care on a digital day unless the child may stay alone', () => {
  expect(careNeeded(wednesday, school('digital'), usualCareHours, false)).toEqual(workday);
  expect(careNeeded(wednesday, school('digital'), usualCareHours, true)).toBeNull();
  expect(careNeeded(wednesday, school('off'), usualCareHours, true)).toEqual(workday);
});

test('needs care from the bell of an early release, or is unknown without one', () => {
  expect(early(12.5 * 60)).toEqual({ from: 12.5 * 60, to: workday.to });
  expect(early(null)).toBe('unknown');
  expect(early(7 * 60)).toEqual(workday);
  expect(early(workday.to)).toBeNull();
});

const early = (letsOutAt: number | null) =>
  careNeeded(wednesday, { kind: 'early', letsOutAt }, usualCareHours, false);

test('covers all of a family’s days by their widest hours, and has none before it has told them', () => {
  const short = { from: 9 * 60, to: 15 * 60 };
  const hours = [null, workday, short, { from: 8 * 60, to: 12 * 60 }, null, null, null];
  expect(widestCare(hours)).toEqual({ from: 8 * 60, to: 16.5 * 60 });
  expect(widestCare([null, short])).toEqual(short);
  expect(widestCare(null)).toBeNull();
});
