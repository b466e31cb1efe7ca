import { describe, expect, it } from 'vitest';
import { milesBetween } from './distance.ts';
import { locate, locateZip, readGazetteer } from './gazetteer.ts';
import places from './georgiaPlaces.json' with { type: 'json' };
import type { Address } from './address.ts';

const gazetteer = readGazetteer(places);
const nowhere: Address = {
  streetAddress: null,
  city: null,
  state: null,
  zipCode: null,
  latitude: null,
  longitude: null,
  coordinatePrecision: null,
};
const at = (parts: Partial<Address>) => locate({ ...nowhere, ...parts }, gazetteer);

describe('locating a listing', () => {
  it('uses its ZIP before its city', () => {
    const place = at({ zipCode: '30307', city: 'Atlanta' });
    expect(place?.precision).toBe('zip');
    // Candler Park and Inman Park, east of downtown.
    const corner = { latitude: 33.765, longitude: -84.335 };
    expect(place && milesBetween(place, corner)).toBeLessThan(1.5);
  });

  it('reads a ZIP+4 or a ZIP at the end of the street', () => {
    expect(at({ zipCode: '30030-1234' })?.precision).toBe('zip');
    expect(at({ streetAddress: '12 Oak St, Decatur, GA 30030' })?.precision).toBe('zip');
    // A house number is no ZIP.
    expect(at({ streetAddress: '30030 Peachtree Rd', city: 'Decatur' })?.precision).toBe('city');
  });

  it('falls back to its city in any spelling', () => {
    const cities = ['Mc Donough', 'MCDONOUGH', 'mcdonough '];
    const found = new Set(cities.map((city) => JSON.stringify(at({ city }))));
    expect(found.size).toBe(1);
    expect(at({ city: 'McDonough', zipCode: '99999' })?.precision).toBe('city');
  });

  it.each(['Sandy Springs', 'Johns Creek', 'Brookhaven', 'Dunwoody', 'College Park'])(
    'knows %s, which the post office does not',
    (city) => expect(at({ city })?.precision).toBe('city'),
  );

  it('finds nothing without a location or outside Georgia', () => {
    expect(at({})).toBeNull();
    expect(at({ city: 'Springfield Gorge' })).toBeNull();
    expect(at({ city: 'Decatur', state: 'AL' })).toBeNull();
  });

  it('places each result in Georgia', () => {
    const all = [...gazetteer.zips.values(), ...gazetteer.cities.values()];
    expect(all.length).toBeGreaterThan(1000);
    const outside = all.filter(
      ({ latitude, longitude }) =>
        latitude < 30.3 || latitude > 35.05 || longitude < -85.7 || longitude > -80.8,
    );
    expect(outside).toEqual([]);
  });
});

describe('a typed ZIP', () => {
  it('is located, or not at all', () => {
    expect(locateZip('30030', gazetteer)).not.toBeNull();
    expect(locateZip(' 30030-1234 ', gazetteer)).not.toBeNull();
    expect(locateZip('3003', gazetteer)).toBeNull();
    expect(locateZip('10001', gazetteer)).toBeNull();
    expect(locateZip('Decatur', gazetteer)).toBeNull();
  });
});
