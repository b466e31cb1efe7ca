import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFit } from './dayFit.ts';

const at = (hour: number) => hour * 60;
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
const need = span(8.5, 17.5);
const within = (list: readonly { from: number; to: number }[], minute: number) =>
  list.some(({ from, to }) => from <= minute && minute < to);

test.each([
  ['8:00-5:30', span(8, 17.5), [need], 'closes'],
  ['9:00-3:00', span(9, 15), [need], 'helps'],
  ['9:00-5:30, which leaves 30 minutes', span(9, 17.5), [need], 'closes'],
  ['9:01-5:30, which leaves 31 minutes', { from: 541, to: at(17.5) }, [need], 'helps'],
  ['9:00-5:00, which leaves 30 minutes at each end', span(9, 17), [need], 'helps'],
  ['6:00-8:00 pm', span(18, 20), [need], null],
  ['3:00-6:00 pm after a camp to 3:00', span(15, 18), [span(15, 17.5)], 'closes'],
  ['9:00-3:00 beside a camp to 3:00', span(9, 15), [span(15, 17.5)], null],
  ['no listed hours', 'unknown', [need], 'notListed'],
  ['hours on a day without a gap', span(9, 15), [], null],
] as const)('%s', (_, hours, gaps, fit) => {
  expect(dayFit(hours, gaps)).toBe(fit);
});

test('agrees with a clock that goes through the day minute by minute', () => {
  const minutes = fc
    .uniqueArray(fc.nat(1440), { minLength: 2, maxLength: 6 })
    .map((all) => all.toSorted((a, b) => a - b));
  const spans = minutes.map((all) =>
    all.flatMap((to, n) => (n % 2 === 1 ? [{ from: all[n - 1] ?? 0, to }] : [])),
  );
  fc.assert(
    fc.property(spans, spans, (gaps, [hours = need]) => {
      const missing = Array.from({ length: 1440 }, (_, minute) => minute).filter((minute) =>
        within(gaps, minute),
      );
      const left = missing.filter((minute) => !within([hours], minute)).length;
      const fit = left === missing.length ? null : left <= 30 ? 'closes' : 'helps';
      expect(dayFit(hours, gaps)).toBe(fit);
    }),
    { seed: 10, numRuns: 300 },
  );
});
