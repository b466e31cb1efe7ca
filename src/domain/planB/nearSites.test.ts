import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesBetween } from '../place/distance.ts';
import { nearSites } from './nearSites.ts';

const points = fc.record({
  latitude: fc.double({ min: 33.4, max: 34.2, noNaN: true }),
  longitude: fc.double({ min: -84.8, max: -84, noNaN: true }),
});
const byNumber = (a: number, b: number) => a - b;

it('finds the sites that a plain comparison of all finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(points), { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      (sites, miles) => {
        const near = nearSites(sites, miles);
        for (const [hub, middle] of sites.entries()) {
          const plain = [...sites.entries()].flatMap(([site, point]) =>
            site === hub || (middle && point && milesBetween(middle, point) <= miles) ? [site] : [],
          );
          expect([...near(hub)].toSorted(byNumber)).toEqual(plain);
        }
      },
    ),
    { seed: 1, numRuns: 300 },
  );
});

it('knows of a place without coordinates only that it is near itself', () => {
  expect(nearSites([null, null, { latitude: 33.7, longitude: -84.3 }], 50)(1)).toEqual([1]);
});
