import type { FeatureCollection, Point } from 'geojson';
import type { MapCamp } from '#domain/place/mapCamp.ts';

/** One camp as the map needs it; degrees. */
export type MapPoint = { id: string; latitude: number; longitude: number; featured: boolean };

/** None for a camp without a location. */
export function toPoint({ camp, at }: MapCamp): MapPoint[] {
  return at === null ? [] : [{ id: camp.id, ...at, featured: camp.listing !== 'basic' }];
}

/** `featured` is 1 or 0, so that a cluster can add it up. */
export function toFeatures(points: readonly MapPoint[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: points.map(({ id, latitude, longitude, featured }) => ({
      type: 'Feature',
      properties: { id, featured: featured ? 1 : 0 },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}
