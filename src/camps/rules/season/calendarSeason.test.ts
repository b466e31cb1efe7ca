import { expect, test } from 'vitest';
import {
  calendarSeason,
  nextCalendarSeason,
  schoolYear,
  schoolYearStart,
  seasonYears,
} from './calendarSeason.ts';

test.each([
  ['summer', 'summer-2027', 'Summer 2027', '2027-06-01', '2027-08-31'],
  ['fall', 'fall-2027', 'Fall Break 2027', '2027-09-01', '2027-10-31'],
  ['winter', 'winter-2027', 'Winter Break 2027–28', '2027-11-01', '2028-02-29'],
  ['spring', 'spring-2027', 'Spring Break 2027', '2027-03-01', '2027-04-30'],
] as const)('dates %s of 2027', (name, id, label, startsOn, endsOn) => {
  expect(calendarSeason(name, 2027)).toMatchObject({ id, label, startsOn, endsOn, state: null });
});

test.each([
  ['winter', '2026-02-28', 'winter-2025'],
  ['winter', '2026-03-01', 'winter-2026'],
  ['winter', '2026-11-22', 'winter-2026'],
  ['fall', '2026-11-22', 'fall-2027'],
  ['summer', '2026-08-31', 'summer-2026'],
  ['spring', '2026-05-01', 'spring-2027'],
] as const)('chooses the next %s on %s: %s', (name, day, id) => {
  expect(nextCalendarSeason(name, day).id).toBe(id);
});

test('names both years of a winter', () => {
  expect(seasonYears({ break: 'winter', year: 2025 })).toBe('2025–26');
  expect(seasonYears({ break: 'winter', year: 2099 })).toBe('2099–00');
  expect(seasonYears({ break: 'fall', year: 2025 })).toBe('2025');
});

test('starts a school year in August', () => {
  expect(schoolYear('2026-07-31')).toBe('2025–26');
  expect(schoolYear('2026-08-01')).toBe('2026–27');
  expect(schoolYearStart('2026-11-22')).toBe(2026);
});
