import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSubmission } from '#tests/fixtures/aReviewItem.ts';
import { readGazetteer } from '#camps/rules/place/gazetteer.ts';
import { knownPlace, milesOutsideCoverage } from './knownPlace.ts';

const gazetteer = readGazetteer({
  zips: [['30030', 33.77, -84.29]],
  cities: [['Atlanta', 33.75, -84.39]],
});
const fields = aSubmission();
const listed = (changes: object) => ({
  camps: [
    {
      camp: aCamp({ streetAddress: fields.streetAddress, city: fields.city, ...changes }),
      updatedAt: '',
      isArchived: false,
    },
  ],
});

describe("the pin's position", () => {
  it("is the reviewer's", () => {
    const place = { kind: 'exact', latitude: 33.8, longitude: -84.3 } as const;
    expect(knownPlace({ camps: [] }, fields, gazetteer, place)).toEqual({
      at: { latitude: 33.8, longitude: -84.3 },
      from: 'exact',
    });
  });

  it('is that of the listing at the same address', () => {
    const at = { latitude: 33.9, longitude: -84.1 };
    expect(knownPlace(listed(at), fields, gazetteer, null)).toEqual({ at, from: 'listed' });
    const moved = listed({ ...at, streetAddress: '1 Other St' });
    expect(knownPlace(moved, fields, gazetteer, null).from).toBe('zip');
  });

  it('is the middle of its ZIP area or city, or none', () => {
    expect(knownPlace({ camps: [] }, fields, gazetteer, null).from).toBe('zip');
    const other = aSubmission({ zipCode: '99999', city: 'Atlanta' });
    expect(knownPlace({ camps: [] }, other, gazetteer, null).from).toBe('city');
    const far = aSubmission({ zipCode: '99999', city: 'Paris', state: 'TX' });
    expect(knownPlace({ camps: [] }, far, gazetteer, null)).toEqual({ at: null, from: 'nowhere' });
  });
});

describe('the miles of a place outside of metro Atlanta', () => {
  it.each([
    ['Savannah', 32.081, -81.091, 223],
    ['Macon', 32.84, -83.632, 76],
    ['Peachtree City', 33.397, -84.596, null],
    ['Alpharetta', 34.075, -84.294, null],
  ])('%s', (_, latitude, longitude, miles) => {
    expect(milesOutsideCoverage({ latitude, longitude })).toBe(miles);
  });

  it('are unknown for a place that nobody knows', () => {
    expect(milesOutsideCoverage(null)).toBeNull();
  });
});
