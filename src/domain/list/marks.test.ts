import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allMarks, countBoth, inBoth, inEither, isMarked, marksAt, placesOf } from './marks.ts';

const sets = fc.integer({ min: 1, max: 200 }).chain((length) => {
  const some = fc.uniqueArray(fc.nat(length - 1));
  return fc.tuple(fc.constant(length), some, some);
});

test('marks are what a set of places is', () => {
  fc.assert(
    fc.property(sets, ([length, a, b]) => {
      const [one, other] = [marksAt(length, a), marksAt(length, b)];
      const both = a.filter((place) => b.includes(place)).toSorted((x, y) => x - y);
      expect([...placesOf(inBoth(one, other))]).toEqual(both);
      expect(countBoth(one, other)).toBe(both.length);
      expect(placesOf(inEither(one, other))).toHaveLength(new Set([...a, ...b]).size);
      expect(a.every((place) => isMarked(one, place))).toBe(true);
    }),
    { seed: 2025 },
  );
});

test.each([1, 31, 32, 33, 64, 100])('all of %i are marked, and nobody behind them', (length) => {
  expect([...placesOf(allMarks(length))]).toEqual(Array.from({ length }, (_, place) => place));
});
