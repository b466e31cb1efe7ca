import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { calendarSeason } from '../season/calendarSeason.ts';
import { seasonCamps } from './seasonCamps.ts';
import type { Season } from '../season/season.ts';

const [fall, winter] = [calendarSeason('fall', 2025), calendarSeason('winter', 2025)];
const camps = [
  aCamp({ id: 'old', seasonId: 'fall-2024' }),
  aCamp({ id: 'fall', seasonId: 'fall-2025' }),
  aCamp({ id: 'winter', seasonId: 'winter-2025' }),
];
const ids = (...seasons: Season[]) => seasonCamps({ camps }, seasons).map(({ id }) => id);

test('a list shows the camps of its season', () => {
  expect(ids(fall)).toEqual(['fall']);
  expect(ids(winter)).toEqual(['winter']);
});

test('several seasons are one list in the order of the directory', () => {
  expect(ids(winter, fall)).toEqual(['fall', 'winter']);
});

test('a break without a season has no camps', () => {
  expect(ids()).toEqual([]);
});
