import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { browse } from './browse.ts';
import { breakRules } from './breakRules.ts';
import type { Camp } from '../camp/camp.ts';
import { noFilters } from './filters.ts';
import { noHits } from './hits.ts';
import { agesInUrl, openingsFilters, openingsRanges, priceInUrl } from './openings.ts';

const shown = (camp: Partial<Camp>, asked: Partial<typeof noFilters> = {}) =>
  browse(
    [aCamp({ listing: 'opening', ageMin: 6, ageMax: 10, price: '$285', ...camp })],
    openingsFilters({ ...noFilters, ...asked }),
    noHits,
    breakRules('summer'),
  ).shown === 1;

test.each([
  ['overlaps 5-16', { ageMin: 3, ageMax: 5 }, true],
  ['ends before 5', { ageMin: 2, ageMax: 4 }, false],
  ['begins after 16', { ageMin: 17, ageMax: 18 }, false],
  ['names no ages', { ageMin: null, ageMax: null }, true],
] as const)('filters ages 5-16 by default for a camp that %s', (_, camp, passes) => {
  expect(shown(camp)).toBe(passes);
});

test.each([
  ['$500', true],
  ['$500.50', false],
  ['$525 a week', false],
  ['from $95, 3 days', true],
  ['Free', false],
  [null, false],
] as const)('filters the budget 0-500 by the first number of %j', (price, passes) => {
  expect(shown({ price })).toBe(passes);
});

test('prefers the ranges of the address', () => {
  expect(shown({ price: '$900' }, { price: '0-999' })).toBe(true);
  expect(shown({ ageMin: 2, ageMax: 4 }, { ages: '3' })).toBe(true);
});

test('clamps the ranges of the address to the sliders', () => {
  expect(openingsRanges({ ...noFilters, ages: '2-18', price: '100-9999' })).toEqual({
    ages: [5, 16],
    dollars: [100, 500],
  });
  expect(openingsRanges(noFilters)).toEqual({ ages: [5, 16], dollars: [0, 500] });
});

test('leaves the default ranges out of the address', () => {
  expect(agesInUrl([5, 16])).toBe('');
  expect(agesInUrl([5, 9])).toBe('5-9');
  expect(priceInUrl([0, 500])).toBe('');
  expect(priceInUrl([50, 500])).toBe('50-500');
});
