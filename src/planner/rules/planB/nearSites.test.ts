import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesBetween } from '#camps/rules/place/distance.ts';
import { nearSites } from './nearSites.ts';

const points = fc.record({
  latitude: fc.double({ min: 33.4, max: 34.2, noNaN: true }),
  longitude: fc.double({ min: -84.8, max: -84, noNaN: true }),
});

it('finds the same sites as a naive comparison', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(points), { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      (sites, miles) => {
        const near = nearSites(sites, miles);
        for (const [hub, middle] of sites.entries()) {
          for (const [site, point] of sites.entries()) {
            const apart = middle && point ? milesBetween(middle, point) : Infinity;
            const isNear = site === hub || apart <= miles;
            // A few yards at the edge may be told either way.
            const isClear = Math.abs(apart - miles) > 0.005;
            expect(!isClear || near(hub).includes(site) === isNear).toBe(true);
          }
        }
      },
    ),
    { seed: 1, numRuns: 300 },
  );
});

it('treats a place without coordinates as near itself only', () => {
  expect(nearSites([null, null, { latitude: 33.7, longitude: -84.3 }], 50)(1)).toEqual([1]);
});
