import { expect, test } from 'vitest';
import { ageLabel, ageRange } from './ageLabel.ts';

test('shows both bounds, one or none', () => {
  expect(ageLabel(5, 12)).toBe('Ages 5-12');
  expect(ageLabel(9, null)).toBe('Ages 9+');
  expect(ageLabel(null, 6)).toBe('Up to age 6');
  expect(ageLabel(null, null)).toBe('All Ages');
});

test('half years are written as a decimal', () => {
  expect(ageLabel(3.5, 6)).toBe('Ages 3.5-6');
  expect(ageRange(3.5, null)).toBe('3.5 and up');
});

test('keeps 0 as a lower bound', () => {
  expect(ageLabel(0, 3)).toBe('Ages 0-3');
  expect(ageLabel(0, null)).toBe('Ages 0+');
  expect(ageLabel(null, 0)).toBe('Up to age 0');
});

test('shortens the label under a heading', () => {
  expect(ageRange(6, 12)).toBe('6–12');
  expect(ageRange(0, 3)).toBe('0–3');
  expect(ageRange(9, null)).toBe('9 and up');
  expect(ageRange(null, 6)).toBe('Up to 6');
  expect(ageRange(null, null)).toBe('All ages');
});
