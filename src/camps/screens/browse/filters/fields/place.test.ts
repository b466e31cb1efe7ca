import { describe, expect, test } from 'vitest';
import { type Filters, noFilters } from '#camps/rules/list/filters.ts';
import { placeText, withDistance, withPlace, zipProblem } from './place.ts';

const decatur = { latitude: 33.77, longitude: -84.29 };
const gazetteer = { zips: new Map([['30030', decatur]]), cities: new Map() };
const loaded = { gazetteer, failed: false };
const loading = { gazetteer: null, failed: false };
const failed = { gazetteer: null, failed: true };
const filters = (some: Partial<Filters>): Filters => ({ ...noFilters, ...some });

describe('the one field for places', () => {
  test('a town, and a ZIP code without a distance, filter as text', () => {
    expect(withPlace(noFilters, 'Decatur')).toEqual(filters({ location: 'Decatur' }));
    expect(withPlace(noFilters, '30030')).toEqual(filters({ location: '30030' }));
  });

  test('a distance makes the ZIP code the place to start from, and back', () => {
    const near = withDistance(filters({ location: ' 30030 ' }), '10');
    expect(near).toEqual(filters({ near: '30030', within: '10' }));
    expect(placeText(near)).toBe('30030');
    expect(withDistance({ ...near, sort: 'distance' }, '')).toEqual(filters({ location: '30030' }));
  });

  test('while another ZIP code is typed, the distance waits for it', () => {
    const near = filters({ near: '30030', within: '10', sort: 'distance' });
    const typing = withPlace(near, '3003');
    expect(typing).toEqual(filters({ location: '3003', within: '10' }));
    expect(withPlace(typing, '30032')).toEqual(filters({ near: '30032', within: '10' }));
  });
});

test.each([
  ['', loading, null],
  ['99999', loaded, 'unknown'],
  ['99999', loading, null],
  ['30030', failed, 'notHere'],
  ['30030', loaded, null],
] as const)('%j, list of ZIP codes %o: %s', (text, places, problem) => {
  expect(zipProblem(text, places)).toBe(problem);
});
