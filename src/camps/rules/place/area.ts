import type { Point } from './distance.ts';

/** A rectangle of the map, in degrees. It does not cross the date line. */
export type Area = { west: number; south: number; east: number; north: number };

export function isWithin({ latitude, longitude }: Point, area: Area): boolean {
  return (
    longitude >= area.west &&
    longitude <= area.east &&
    latitude >= area.south &&
    latitude <= area.north
  );
}
