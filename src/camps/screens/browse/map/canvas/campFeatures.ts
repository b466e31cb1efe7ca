import type { FeatureCollection, Point } from 'geojson';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';

/** The camps that have a location. `featured` is 1 or 0, so that a cluster can add it up. */
export function campFeatures(mapCamps: readonly MapCamp[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: mapCamps.flatMap(({ camp, at }) => {
      if (at === null) return [];
      const geometry = { type: 'Point' as const, coordinates: [at.longitude, at.latitude] };
      const properties = { id: camp.id, featured: camp.listing === 'basic' ? 0 : 1 };
      return [{ type: 'Feature' as const, properties, geometry }];
    }),
  };
}
