import { expect, test } from 'vitest';
import { AGE_BANDS, formatAges, bandAges, typedAges } from './supplyAges.ts';

test('the bands follow each other from 3 to 18 years', () => {
  expect(AGE_BANDS.map(bandAges)).toEqual([
    { from: 3, to: 4 },
    { from: 5, to: 7 },
    { from: 8, to: 10 },
    { from: 11, to: 13 },
    { from: 14, to: 18 },
  ]);
  expect(bandAges('')).toBeNull();
});

test.each([
  [{ from: 5, to: 7 }, 'ages 5–7'],
  [{ from: 14, to: 18 }, 'ages 14 and up'],
  [{ from: 6, to: 6 }, 'age 6'],
  [null, 'any age'],
])('says %j as "%s"', (ages, words) => {
  expect(formatAges(ages)).toBe(words);
});

test.each([
  ['5', '7', { from: 5, to: 7 }],
  ['3½', '4.5', { from: 3, to: 4 }],
  ['5', '', { from: 5, to: 18 }],
  ['', '7', { from: 0, to: 7 }],
  ['', ' ', null],
  ['7', '5', 'unknown'],
  ['five', '7', 'unknown'],
  ['5', '19', 'unknown'],
])('reads typed ages %j and %j', (min, max, ages) => {
  expect(typedAges(min, max)).toEqual(ages);
});
