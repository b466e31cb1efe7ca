import { expect, test } from 'vitest';
import { formatLength, formatLengthOf } from './formatLength.ts';

test.each([
  [20, '20 minutes'],
  [30, 'half an hour'],
  [60, '1 hour'],
  [100, '1 h 40 min'],
  [450, '7½ hours'],
])('%i minutes are %s', (minutes, words) => {
  expect(formatLength(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [420, 450, '7 of 7½ hours'],
  [60, 450, '1 of 7½ hours'],
  [30, 450, 'half an hour of 7½ hours'],
  [405, 450, '6 h 45 min of 7½ hours'],
  [30, 60, 'half an hour of 1 hour'],
])('%i of %i minutes are %s', (part, whole, words) => {
  expect(formatLengthOf(part, whole).replaceAll('\u00a0', ' ')).toBe(words);
});
