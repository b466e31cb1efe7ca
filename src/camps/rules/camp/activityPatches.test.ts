import { expect, test } from 'vitest';
import { activityPatches } from './activityPatches.ts';

test('makes one patch per activity, in order of appearance, with its number of camps', () => {
  expect(activityPatches([['Music', 'Art'], ['Chess'], ['Art', 'Chess', 'STEM'], ['Art']])).toEqual(
    [
      { activity: 'Music', camps: 1 },
      { activity: 'Art', camps: 3 },
      { activity: 'Chess', camps: 2 },
      { activity: 'STEM', camps: 1 },
    ],
  );
});

test('counts a camp once per activity and ignores camps without activities', () => {
  expect(activityPatches([['Art', 'Art'], []])).toEqual([{ activity: 'Art', camps: 1 }]);
  expect(activityPatches([])).toEqual([]);
});
