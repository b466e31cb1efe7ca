import { expect, test } from 'vitest';
import { readDollars, typedDollars } from './readDollars.ts';

test.each([
  ['231', 23_100],
  [' $62.50 ', 6250],
  ['62.5', 6250],
  ['1,250', 125_000],
  ['100,000', 10_000_000],
  ['100000', 10_000_000],
  ['100001', 'wrong'],
  ['100,000.01', 'wrong'],
  ['12,345,678', 'wrong'],
  ['', null],
  ['12,5', 'wrong'],
  ['about 90', 'wrong'],
  ['-5', 'wrong'],
] as const)('reads the dollars %j', (text, cents) => {
  expect(readDollars(text)).toBe(cents);
});

test('formats cents as typed dollars', () => {
  expect([typedDollars(23_100), typedDollars(6250), typedDollars(null)]).toEqual([
    '231',
    '62.50',
    '',
  ]);
});
