import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { AGE_RANGES } from '#family/rules/profile.ts';
import { ageFit } from './ageFit.ts';
import { agesOn } from './agesOn.ts';
import { turnsSoon } from './turnsSoon.ts';

const born = (birthMonth: string) => ({ birthMonth, ageRange: '' });

test('gives two ages in the month of the birthday, else one', () => {
  const october = born('2018-10');
  expect(agesOn('2025-09-30', october)).toEqual({ low: 6, high: 6 });
  expect(agesOn('2025-10-06', october)).toEqual({ low: 6, high: 7 });
  expect(agesOn('2025-11-01', october)).toEqual({ low: 7, high: 7 });
  expect(agesOn('2018-10-20', october)).toEqual({ low: 0, high: 0 });
  expect(agesOn('2018-09-30', october)).toBeNull();
});

test('uses the chosen range without a birth month', () => {
  const ranges = AGE_RANGES.map((ageRange) => agesOn('2025-10-06', { birthMonth: '', ageRange }));
  expect(ranges.map((ages) => ages && `${ages.low} to ${ages.high}`)).toEqual([
    '3 to 4',
    '5 to 6',
    '7 to 8',
    '9 to 10',
    '11 to 12',
    '13 to 18',
  ]);
  expect(agesOn('2025-10-06', { birthMonth: '', ageRange: 'teen' })).toBeNull();
  expect(agesOn('2025-10-06', { birthMonth: '', ageRange: '' })).toBeNull();
});

test('never lowers an age and always includes the true one', () => {
  const birthday = fc.nat(15 * 365).map((later) => addDays('2010-01-01', later));
  fc.assert(
    fc.property(birthday, fc.nat(6000), fc.nat(400), (date, age, later) => {
      const day = addDays(date, age);
      const child = born(date.slice(0, 7));
      const [now, then] = [agesOn(day, child), agesOn(addDays(day, later), child)];
      const isBefore = day.slice(5) < date.slice(5);
      const exact = Number(day.slice(0, 4)) - Number(date.slice(0, 4)) - (isBefore ? 1 : 0);
      expect(now?.low).toBeLessThanOrEqual(exact);
      expect(now?.high).toBeGreaterThanOrEqual(exact);
      expect(then?.low).toBeGreaterThanOrEqual(now?.low ?? 0);
      expect(then?.high).toBeGreaterThanOrEqual(now?.high ?? 0);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test.each([
  [6, 6, 6, 12, 'fits'],
  [12, 12, 6, 12, 'fits'],
  [5, 6, 6, 12, 'maybe'],
  [12, 13, 6, 12, 'maybe'],
  [5, 13, 6, 12, 'maybe'],
  [5, 5, 6, 12, 'tooYoung'],
  [13, 13, 6, 12, 'tooOld'],
  [3, 3, 3.5, 6, 'maybe'],
  [2, 2, 3.5, 6, 'tooYoung'],
  [4, 4, 3.5, 6, 'fits'],
  [6, 6, 3.5, 6.5, 'maybe'],
  [7, 7, 3.5, 6.5, 'tooOld'],
  [5, 5, null, 12, 'fits'],
  [15, 15, 6, null, 'fits'],
  [5, 5, null, null, 'notSaid'],
  [7, 8, 12, 6, 'fits'],
] as const)(
  'fits a child of %i to %i to a camp for %s to %s: %s',
  (low, high, ageMin, ageMax, fit) => {
    expect(ageFit({ low, high }, { ageMin, ageMax })).toBe(fit);
  },
);

test('says nothing about a child of unknown age', () => {
  expect(ageFit(null, { ageMin: 6, ageMax: 12 })).toBe('notSaid');
});

test('asks about a birthday within 90 days', () => {
  expect(turnsSoon('2019-12', 6, '2025-10-06')).toBe('2025-12');
  expect(turnsSoon('2019-12', 6, '2025-09-02')).toBeNull();
  expect(turnsSoon('2019-12', 6, '2025-09-03')).toBe('2025-12');
  expect(turnsSoon('2020-01', 6, '2025-12-31')).toBe('2026-01');
  expect(turnsSoon('2019-12', 6, '2025-12-01')).toBeNull();
  expect(turnsSoon('2019-12', 7, '2025-10-06')).toBeNull();
  expect(turnsSoon('2018-12', 6, '2025-10-06')).toBeNull();
  expect(turnsSoon('', 6, '2025-10-06')).toBeNull();
});
