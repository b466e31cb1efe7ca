import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campFeatures } from './campFeatures.ts';

const at = { latitude: 33.77, longitude: -84.3 };
const approximate = false;

describe('the camps as GeoJSON', () => {
  it('have longitude before latitude, and say whether they are featured', () => {
    const camps = [aCamp({ id: 'a', listing: 'featured' }), aCamp({ id: 'b', listing: 'basic' })];
    const { features } = campFeatures(camps.map((camp) => ({ camp, at, approximate })));
    expect(features).toEqual([
      {
        type: 'Feature',
        properties: { id: 'a', featured: 1 },
        geometry: { type: 'Point', coordinates: [-84.3, 33.77] },
      },
      expect.objectContaining({ properties: { id: 'b', featured: 0 } }),
    ]);
  });

  it('leave out those without a location', () => {
    expect(campFeatures([{ camp: aCamp(), at: null, approximate }]).features).toEqual([]);
  });
});
