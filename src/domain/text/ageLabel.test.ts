import { expect, test } from 'vitest';
import { ageLabel } from './ageLabel.ts';

test('both bounds, one bound or none', () => {
  expect(ageLabel(5, 12)).toBe('Ages 5-12');
  expect(ageLabel(9, null)).toBe('Ages 9+');
  expect(ageLabel(null, 6)).toBe('Up to age 6');
  expect(ageLabel(null, null)).toBe('All Ages');
});

test('a camp for babies starts at 0 and still has a lower bound', () => {
  expect(ageLabel(0, 3)).toBe('Ages 0-3');
  expect(ageLabel(0, null)).toBe('Ages 0+');
  expect(ageLabel(null, 0)).toBe('Up to age 0');
});
