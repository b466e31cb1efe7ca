import { describe, expect, it } from 'vitest';
import { milesBetween } from './distance.ts';

const atlanta = { latitude: 33.749, longitude: -84.388 };

describe('miles between two places', () => {
  it('is none from a place to itself, and the same both ways', () => {
    const athens = { latitude: 33.951, longitude: -83.357 };
    expect(milesBetween(atlanta, atlanta)).toBe(0);
    expect(milesBetween(atlanta, athens)).toBeCloseTo(milesBetween(athens, atlanta), 9);
  });

  it('one degree of latitude is 69 miles, one of longitude is shorter so far north', () => {
    expect(milesBetween(atlanta, { ...atlanta, latitude: 34.749 })).toBeCloseTo(69.1, 1);
    expect(milesBetween(atlanta, { ...atlanta, longitude: -85.388 })).toBeCloseTo(57.4, 0);
  });
});
