import { expect, test } from 'vitest';
import { isOver } from './isOver.ts';

const season = { year: 2026, fromMonth: 11, isPast: false };
const thanksgiving = { datesText: 'Nov 23-25', days: null };

test.each([
  ['2026-11-22', false],
  ['2026-11-25', false],
  ['2026-11-26', true],
])('tells on %s whether a camp until November 25 is over: %s', (day, over) => {
  expect(isOver(thanksgiving, { ...season, day })).toBe(over);
});

test('prefers the row’s own days to its text', () => {
  const camp = { datesText: 'Nov 23-25', days: ['2027-01-04', '2026-11-23'] };
  expect(isOver(camp, { ...season, day: '2026-12-01' })).toBe(false);
});

test('treats a camp with uncertain days as over only with its season', () => {
  const camp = { datesText: 'every Saturday in December', days: null };
  expect(isOver(camp, { ...season, day: '2027-02-28' })).toBe(false);
  expect(isOver(camp, { ...season, day: '2027-03-01', isPast: true })).toBe(true);
});
