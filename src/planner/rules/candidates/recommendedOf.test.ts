import { expect, test } from 'vitest';
import { aDayCandidate } from '#tests/fixtures/aDayCandidate.ts';
import { recommendedOf } from './recommendedOf.ts';

const covers = (cents: number | null, fields = {}) =>
  aDayCandidate({ perHour: cents === null ? null : { low: cents, high: cents }, ...fields });

test.each([
  ['$51.33 an hour beside $13.57', [covers(5133), covers(1357)], false],
  ['$13.57 an hour beside $51.33', [covers(1357), covers(5133)], true],
  ['1.5 times the cheapest hour', [covers(1500), covers(1000)], true],
  ['a cent more', [covers(1501), covers(1000)], false],
  [
    'a range that may be dear',
    [covers(0, { perHour: { low: 900, high: 1600 } }), covers(1000)],
    false,
  ],
  [
    'a dear one beside a cheap one that covers a part',
    [covers(5133), covers(1357, { does: 'helps' })],
    true,
  ],
  ['the only one', [covers(9000)], true],
  ['one without a price', [covers(null), covers(1000)], false],
  ['one that covers a part', [covers(900, { does: 'helps' })], false],
  ['one without hours', [covers(null, { does: 'notListed' })], false],
  ['one with a waitlist', [covers(900, { seats: 'waitlist' })], false],
  ['none', [], false],
])('recommends or not: %s', (_name, candidates, isRecommended) => {
  expect(recommendedOf(candidates)).toBe(isRecommended ? candidates[0] : null);
});
