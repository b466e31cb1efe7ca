import type { Point } from './distance.ts';

/** A piece of the map, in degrees. Never across the date line. */
export type Area = { west: number; south: number; east: number; north: number };

export function isWithin({ latitude, longitude }: Point, area: Area): boolean {
  return (
    longitude >= area.west &&
    longitude <= area.east &&
    latitude >= area.south &&
    latitude <= area.north
  );
}
