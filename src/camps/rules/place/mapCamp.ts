import { type Area, isWithin } from './area.ts';
import type { Camp } from '../camp/camp.ts';
import type { Point } from './distance.ts';
import { type Gazetteer, locate } from './gazetteer.ts';

/**
 * A camp and its point on the map, null when unknown: lists still show it. `approximate` points are the middle of a ZIP
 * area or a city.
 */
export type MapCamp = { camp: Camp; at: Point | null; approximate: boolean };

/** The area to which the map can be panned, in degrees. Pins beyond it are unreachable. */
export const mapArea: Area = { west: -85.9, south: 32.5, east: -82.9, north: 35 };

/** Locates a camp. Without a loaded gazetteer only rows with coordinates get a point. */
export function toMapCamp(camp: Camp, gazetteer: Gazetteer | null): MapCamp {
  const { latitude, longitude, coordinatePrecision } = camp;
  const isGiven = latitude !== null && longitude !== null;
  const rough = isGiven || gazetteer === null ? null : locate(camp, gazetteer);
  const point = isGiven ? { latitude, longitude } : rough;
  if (point === null || !isWithin(point, mapArea)) return { camp, at: null, approximate: false };
  const approximate =
    rough !== null || coordinatePrecision === 'zip' || coordinatePrecision === 'city';
  return { camp, at: approximate ? spread(point, camp.id) : point, approximate };
}

const METERS_PER_DEGREE = 111_200;
const NEAREST_METERS = 150;
const FARTHEST_METERS = 600;

/**
 * Camps of one ZIP would cover each other: each is moved 150 to 600 m, always the same way. For drawing only;
 * distances are measured from the middle.
 */
function spread({ latitude, longitude }: Point, id: string): Point {
  const hash = hashOf(id);
  const angle = ((hash % 3600) / 3600) * 2 * Math.PI;
  const part = Math.sqrt(((hash >>> 12) % 1000) / 1000);
  const degrees = (NEAREST_METERS + (FARTHEST_METERS - NEAREST_METERS) * part) / METERS_PER_DEGREE;
  return {
    latitude: latitude + degrees * Math.sin(angle),
    longitude: longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
  };
}

/** FNV-1a: short, and similar ids get different hashes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
