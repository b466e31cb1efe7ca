import { describe, expect, test } from 'vitest';
import { addressLine, directionsUrl, mapsUrl, type Address } from './address.ts';

const nowhere: Address = {
  streetAddress: null,
  city: null,
  state: null,
  zipCode: null,
  latitude: null,
  longitude: null,
  coordinatePrecision: null,
};
const milton: Address = {
  ...nowhere,
  streetAddress: '88 Milton Ave',
  city: 'Alpharetta',
  state: 'GA',
  zipCode: '30009',
};

describe('address line', () => {
  test('street, city, state', () => {
    expect(addressLine(milton)).toBe('88 Milton Ave, Alpharetta, GA 30009');
    expect(addressLine({ ...milton, zipCode: null })).toBe('88 Milton Ave, Alpharetta, GA');
    expect(addressLine({ ...milton, streetAddress: ' ' })).toBe('Alpharetta, GA 30009');
  });

  test('a missing state is GA', () => {
    expect(addressLine({ ...milton, state: null })).toBe('88 Milton Ave, Alpharetta, GA 30009');
    expect(addressLine({ ...milton, state: 'AL' })).toBe('88 Milton Ave, Alpharetta, AL 30009');
  });

  test('a street without a town is in Atlanta, unless a ZIP says where it is', () => {
    expect(addressLine({ ...milton, city: null, zipCode: null })).toBe(
      '88 Milton Ave, Atlanta, GA',
    );
    expect(addressLine({ ...milton, city: null })).toBe('88 Milton Ave, GA 30009');
  });

  test('a missing location reads Location TBD, and a state alone is no location', () => {
    expect(addressLine(nowhere)).toBe('Location TBD');
    expect(addressLine({ ...nowhere, city: '  ', state: 'GA' })).toBe('Location TBD');
  });
});

describe('maps link', () => {
  const at = { latitude: 34.0754, longitude: -84.2941 };

  test('by coordinates when present', () => {
    expect(mapsUrl({ ...milton, ...at, coordinatePrecision: 'exact' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=34.0754%2C-84.2941',
    );
    expect(mapsUrl({ ...nowhere, latitude: 0, longitude: 0, coordinatePrecision: 'exact' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=0%2C0',
    );
  });

  test('else by the encoded address', () => {
    expect(mapsUrl({ ...milton, streetAddress: '5 Oak & Elm St #2' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=5%20Oak%20%26%20Elm%20St%20%232%2C%20Alpharetta%2C%20GA%2030009',
    );
  });

  test('the middle of a ZIP area sends nobody to the wrong door when the street is known', () => {
    const rough = { ...milton, ...at, coordinatePrecision: 'zip' as const };
    expect(mapsUrl(rough)).toContain('88%20Milton%20Ave');
    expect(mapsUrl({ ...rough, streetAddress: null })).toContain('34.0754');
  });

  test('directions lead to the same place', () => {
    expect(directionsUrl({ ...milton, ...at, coordinatePrecision: 'exact' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=34.0754%2C-84.2941',
    );
    expect(directionsUrl({ ...milton, ...at, coordinatePrecision: 'zip' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=88%20Milton%20Ave%2C%20Alpharetta%2C%20GA%2030009',
    );
  });

  test('no location, no link', () => {
    expect(mapsUrl(nowhere)).toBeNull();
    expect(directionsUrl(nowhere)).toBeNull();
  });
});
