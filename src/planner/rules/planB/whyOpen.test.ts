import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whyOpen } from './whyOpen.ts';

const tests = [
  { reason: 'age', passes: (camp: number) => camp % 2 === 0 },
  { reason: 'far', passes: (camp: number) => camp % 3 === 0 },
] as const;

it('counts each camp of the day once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(11)), (camps) => {
      const counts = whyOpen(camps, tests);
      expect(counts.reduce((sum, count) => sum + count.camps, 0)).toBe(camps.length);
      expect(counts.every((count) => count.camps > 0)).toBe(true);
    }),
    { seed: 1 },
  );
});

it('counts it under its first failed test, else under the plan', () => {
  expect(whyOpen([1, 3, 5, 2, 4, 6], tests)).toEqual([
    { reason: 'age', camps: 3 },
    { reason: 'far', camps: 2 },
    { reason: 'plan', camps: 1 },
  ]);
  expect(whyOpen([], tests)).toEqual([]);
});
