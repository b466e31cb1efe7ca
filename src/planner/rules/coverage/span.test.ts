import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapsIn, totalMinutes, minutesWithin, overlaps, type Span, mergeSpans } from './span.ts';

const span = fc
  .tuple(fc.nat(1440), fc.nat(1440))
  .map(([a, b]): Span => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const spans = fc.array(span, { maxLength: 6 });

const day = Array.from({ length: 1440 }, (_, minute) => minute);
const isIn = (minute: number, parts: readonly Span[]) =>
  parts.some(({ from, to }) => from <= minute && minute < to);
const minutesIn = (parts: readonly Span[]) => day.filter((minute) => isIn(minute, parts));

test('merges spans as a minute-by-minute union', () => {
  fc.assert(
    fc.property(spans, (parts) => {
      const union = mergeSpans(parts);
      expect(minutesIn(union)).toEqual(minutesIn(parts));
      expect(totalMinutes(parts)).toBe(minutesIn(parts).length);
      expect(mergeSpans(union)).toEqual(union);
      // Sorted, and with a minute between any two.
      for (const [at, { from, to }] of union.entries()) {
        expect(from).toBeLessThan(to);
        expect(from).toBeGreaterThan(union[at - 1]?.to ?? -1);
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('finds gaps as a minute-by-minute difference', () => {
  fc.assert(
    fc.property(span, spans, (whole, parts) => {
      const gaps = gapsIn(whole, parts);
      expect(minutesIn(gaps)).toEqual(minutesIn([whole]).filter((at) => !isIn(at, parts)));
      expect(mergeSpans(gaps)).toEqual(gaps);
      expect(minutesWithin(whole, parts)).toBe(
        minutesIn([whole]).filter((at) => isIn(at, parts)).length,
      );
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('spans overlap when they share a minute, and not when they touch', () => {
  expect(overlaps({ from: 540, to: 720 }, { from: 720, to: 960 })).toBe(false);
  fc.assert(
    fc.property(span, span, (one, other) => {
      expect(overlaps(one, other)).toBe(minutesIn([one]).some((at) => isIn(at, [other])));
    }),
    { seed: 3, numRuns: 300 },
  );
});
