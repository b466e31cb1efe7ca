import { expect, test } from 'vitest';
import { patchesOf } from './patchesOf.ts';

test('each activity is one patch, in the order sewn on, with its number of camps', () => {
  expect(patchesOf([['Music', 'Art'], ['Chess'], ['Art', 'Chess', 'STEM'], ['Art']])).toEqual([
    { activity: 'Music', camps: 1 },
    { activity: 'Art', camps: 3 },
    { activity: 'Chess', camps: 2 },
    { activity: 'STEM', camps: 1 },
  ]);
});

test('a camp counts once for an activity, and camps without activities sew on nothing', () => {
  expect(patchesOf([['Art', 'Art'], []])).toEqual([{ activity: 'Art', camps: 1 }]);
  expect(patchesOf([])).toEqual([]);
});
