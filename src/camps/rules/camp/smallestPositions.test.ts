import { expect, test } from 'vitest';
import { smallestPositions } from './smallestPositions.ts';

test.each<[(number | null)[], number[]]>([
  [[7200, 6500, 8000], [1]],
  [
    [4, 9, 4],
    [0, 2],
  ],
  [[0, 7200], [0]],
])('finds the smallest of %j at %j', (values, best) => {
  expect(smallestPositions(values)).toEqual(best);
});

test.each<[string, (number | null)[]]>([
  ['one is unknown', [7200, null, 6500]],
  ['all are the same', [7200, 7200]],
  ['there is one', [7200]],
  ['there is none', []],
])('finds no best when %s', (_, values) => {
  expect(smallestPositions(values)).toEqual([]);
});
