import { expect, it } from 'vitest';
import { growth, mean, median, percentile } from './statistics.ts';

it('the middle of an odd and of an even number of values, in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([8, 1, 9, 2])).toBe(5);
  expect(median([])).toBeNaN();
});

it('95 of 100 values are at most the 95th percentile', () => {
  const values = Array.from({ length: 100 }, (_, number) => 100 - number);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
});

it('ten times the cost for ten times the camps grows by 1, the same cost by 0', () => {
  expect(growth({ size: 100, value: 3 }, { size: 1000, value: 30 })).toBeCloseTo(1);
  expect(growth({ size: 100, value: 3 }, { size: 10_000, value: 3 })).toBe(0);
});

it('a mean counts every value once', () => {
  expect(mean([0, 50, 100, 100])).toBe(62.5);
});
