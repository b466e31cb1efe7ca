import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { milesBetween } from './distance.ts';
import { readGazetteer } from './gazetteer.ts';
import { toMapCamp } from './mapCamp.ts';

const middle = { latitude: 33.77, longitude: -84.3 };
const gazetteer = readGazetteer({ zips: [['30030', 33.77, -84.3]], cities: [] });
const noCoordinates = { latitude: null, longitude: null, coordinatePrecision: null };

const inZip = (id: string) =>
  toMapCamp(aCamp({ ...noCoordinates, zipCode: '30030', id }), gazetteer);

describe('a camp on the map', () => {
  it('is exactly where its row says', () => {
    const camp = aCamp({ latitude: 33.9, longitude: -84.2, coordinatePrecision: 'exact' });
    const { at, approximate } = toMapCamp(camp, gazetteer);
    expect({ at, approximate }).toEqual({
      at: { latitude: 33.9, longitude: -84.2 },
      approximate: false,
    });
  });

  it('is near the middle of its ZIP, marked approximate, without coordinates', () => {
    const camp = aCamp({ ...noCoordinates, zipCode: '30030' });
    const { at, approximate } = toMapCamp(camp, gazetteer);
    expect(approximate).toBe(true);
    const miles = at && milesBetween(at, middle);
    expect(miles).toBeGreaterThan(0.09);
    expect(miles).toBeLessThan(0.38);
    expect(toMapCamp(camp, gazetteer).at).toEqual(at);
  });

  it('with the middle of a ZIP in its row is approximate too', () => {
    const camp = aCamp({ ...middle, coordinatePrecision: 'zip' });
    expect(toMapCamp(camp, null)).toMatchObject({ approximate: true });
  });

  it('does not cover another camp of the same ZIP', () => {
    expect(inZip('camp-1').at).not.toEqual(inZip('camp-2').at);
  });

  it('has no position when it cannot be located', () => {
    const camp = aCamp({ ...noCoordinates, zipCode: '99999', city: 'Elsewhere' });
    expect(toMapCamp(camp, gazetteer)).toEqual({ camp, at: null, approximate: false });
    expect(toMapCamp({ ...camp, zipCode: '30030' }, null).at).toBeNull();
  });

  it('has no position beyond the edge of the map', () => {
    const savannah = aCamp({ latitude: 32.08, longitude: -81.09, coordinatePrecision: 'exact' });
    expect(toMapCamp(savannah, gazetteer).at).toBeNull();
  });
});
