import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aDayCandidate } from '#tests/fixtures/aDayCandidate.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import { sortCandidates } from './sortCandidates.ts';

const one = (id: string, fields: Partial<Candidate> = {}) =>
  aDayCandidate({ camp: aCamp({ id }), ...fields });
const cents = (low: number, high = low) => ({ low, high });
const candidates = [
  one('no hours', { does: 'notListed', perHour: null, drive: { miles: 1, isRough: false } }),
  one('dear', { perHour: cents(1100, 2000), drive: { miles: 2, isRough: false } }),
  one('short', { does: 'helps', perHour: cents(700), drive: { miles: 1, isRough: false } }),
  one('cheap', { perHour: cents(900), drive: { miles: 9, isRough: true } }),
  one('no price', { cost: 'unknown', perHour: null }),
];

test.each([
  ['days', ['dear', 'cheap', 'no price', 'short', 'no hours']],
  ['hour', ['cheap', 'dear', 'no price', 'short', 'no hours']],
  ['near', ['dear', 'cheap', 'no price', 'short', 'no hours']],
] as const)('sorts by what closes the day, then by %s, with unknown values last', (sort, order) => {
  expect(sortCandidates(candidates, sort).map(({ camp }) => camp.id)).toEqual(order);
});
