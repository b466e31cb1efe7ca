import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campPlace } from './campPlace.ts';
import { canDoBoth, type DriveAnswer, roadMiles, type DriveStop } from './canDoBoth.ts';

/** Miles north of Decatur. */
const stop = (miles: number, from: number, to = from + 25, isRough = false): DriveStop => ({
  at: { latitude: 33.77 + miles / 69.1, longitude: -84.3 },
  isRough,
  from,
  to,
});

test.each<[string, DriveStop, DriveStop, DriveAnswer]>([
  ['next door', stop(0, 525), stop(0.05, 525, 525), 'yes'],
  ['a mile, the same half hour', stop(0, 525), stop(1, 525), 'yes'],
  ['six miles, the same half hour', stop(0, 525), stop(6, 525), 'tight'],
  ['twenty miles, the same half hour', stop(0, 525), stop(20, 525), 'no'],
  ['twenty miles, hours apart', stop(0, 525), stop(20, 780), 'yes'],
  ['twenty miles, from rough points', stop(0, 525), stop(20, 525, 550, true), 'maybeFar'],
  ['one ZIP area, from rough points', stop(0, 525, 550, true), stop(0, 525, 550, true), 'maybeFar'],
  ['rough points, hours apart', stop(0, 525, 550, true), stop(0, 780, 805, true), 'yes'],
  ['nobody knows where', { ...stop(0, 525), at: null }, stop(0, 525), 'unknown'],
])('%s: %s', (_, a, b, answer) => {
  expect(canDoBoth(a, b)).toBe(answer);
});

test('is symmetric and monotonic, and never refuses rough points', () => {
  const rank = { no: 0, tight: 1, yes: 2, maybeFar: 0, unknown: 0 };
  const time = fc.integer({ min: 420, max: 600 });
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      time,
      time,
      fc.nat(60),
      fc.boolean(),
      (miles, part, one, other, longer, isRough) => {
        const a = stop(0, one, one + 25, isRough);
        const b = stop(miles, other);
        const answer = canDoBoth(a, b);
        expect(canDoBoth(b, a)).toBe(answer);
        const nearer = canDoBoth(a, stop(miles * part, other));
        const later = canDoBoth(a, { ...b, to: b.to + longer });
        expect(rank[nearer]).toBeGreaterThanOrEqual(rank[answer]);
        expect(rank[later]).toBeGreaterThanOrEqual(rank[answer]);
        expect(isRough && ['no', 'tight'].includes(answer)).toBe(false);
      },
    ),
    { seed: 21, numRuns: 500 },
  );
});

test('estimates road miles as a range', () => {
  expect(roadMiles(5)).toEqual({ low: 6, high: 8 });
});

test('treats a point of a ZIP area or city as rough', () => {
  const here = { latitude: 33.77, longitude: -84.3 };
  const precise = (coordinatePrecision: 'exact' | 'zip' | 'city' | null) =>
    campPlace(aCamp({ ...here, coordinatePrecision }), null).isRough;
  expect([precise('exact'), precise(null)]).toEqual([false, false]);
  expect([precise('zip'), precise('city')]).toEqual([true, true]);
  const gazetteer = { zips: new Map([['30030', here]]), cities: new Map() };
  expect(campPlace(aCamp({ zipCode: '30030' }), gazetteer)).toMatchObject({
    at: here,
    isRough: true,
  });
  expect(campPlace(aCamp({ zipCode: '30030' }), null)).toEqual({ at: null, isRough: false });
});
