import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { milesLabel } from '../place/distance.ts';
import { milesTo, filterOrigin } from './near.ts';

const decatur = { latitude: 33.7748, longitude: -84.2963 };
const gazetteer: Gazetteer = { zips: new Map([['30030', decatur]]), cities: new Map() };
const near = { from: decatur, gazetteer };

test('has no origin before the gazetteer is loaded or for an unknown ZIP', () => {
  expect(filterOrigin({ near: '30030' }, null)).toBeNull();
  expect(filterOrigin({ near: '99999' }, gazetteer)).toBeNull();
  expect(filterOrigin({ near: '' }, gazetteer)).toBeNull();
  expect(filterOrigin({ near: '30030' }, gazetteer)).toEqual(near);
});

test("measures from a camp's coordinates, else its ZIP, else not", () => {
  const here = aCamp({ latitude: 33.7748, longitude: -84.3963 });
  expect(milesTo(here, near)).toBeCloseTo(5.74, 2);
  expect(milesTo(aCamp({ zipCode: '30030' }), near)).toBe(0);
  expect(milesTo(aCamp({ zipCode: null, city: null, streetAddress: null }), near)).toBeNull();
});

test('shows miles as roughly as they are known', () => {
  expect([0, 0.9, 1.2, 5.74].map(milesLabel)).toEqual([
    'under a mile',
    'under a mile',
    'about 1 mile',
    'about 6 miles',
  ]);
});
