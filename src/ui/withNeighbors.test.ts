import { expect, test } from 'vitest';
import { withNeighbors } from './withNeighbors.ts';

const near = [9, 10, 11, 12, 13];

test('nothing is focused: the rows near the screen', () => {
  expect(withNeighbors(near, null, 20)).toEqual(near);
});

test('a focused row far away stays, with the rows that Tab goes to next', () => {
  expect(withNeighbors(near, 3, 20)).toEqual([2, 3, 4, ...near]);
  expect(withNeighbors(near, 13, 20)).toEqual([...near, 14]);
});

test('beside the first and the last row there is only one', () => {
  expect(withNeighbors(near, 0, 20)).toEqual([0, 1, ...near]);
  expect(withNeighbors(near, 19, 20)).toEqual([...near, 18, 19]);
});
