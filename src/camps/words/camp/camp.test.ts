import { expect, test } from 'vitest';
import { campCopy } from './camp.ts';

test.each([
  [1, 0, '1 hour a day'],
  [1, 30, '1½ hours a day'],
  [8, 30, '8½ hours a day'],
  [6, 0, '6 hours a day'],
  [7, 15, '7 hours 15 minutes a day'],
  [0, 30, '30 minutes a day'],
])('formats %i h %i min as %s', (hours, minutes, said) => {
  expect(campCopy.dayLength(hours, minutes)).toBe(said);
});
