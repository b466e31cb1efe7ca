import { expect, test } from 'vitest';
import { isOver } from './isOver.ts';

const season = { year: 2026, fromMonth: 11, isPast: false };
const thanksgiving = { datesText: 'Nov 23-25', days: null };

test.each([
  ['2026-11-22', false],
  ['2026-11-25', false],
  ['2026-11-26', true],
])('a camp until November 25, on %s: over is %s', (day, over) => {
  expect(isOver(thanksgiving, { ...season, day })).toBe(over);
});

test('the row’s own days count before its words', () => {
  const camp = { datesText: 'Nov 23-25', days: ['2027-01-04', '2026-11-23'] };
  expect(isOver(camp, { ...season, day: '2026-12-01' })).toBe(false);
});

test('days that are not certain are not over, until the season is', () => {
  const camp = { datesText: 'every Saturday in December', days: null };
  expect(isOver(camp, { ...season, day: '2027-02-28' })).toBe(false);
  expect(isOver(camp, { ...season, day: '2027-03-01', isPast: true })).toBe(true);
});
