import type { Camp } from '../camp/camp.ts';
import { milesBetween, type Point } from '../place/distance.ts';
import type { Filters } from './filters.ts';
import { type Gazetteer, locate, locateZip } from '../place/gazetteer.ts';

/** The origin of distances. The gazetteer roughly locates camps without coordinates. */
export type Near = { from: Point; gazetteer: Gazetteer };

/** The middle of the filters' ZIP; null without one, when Georgia has no such ZIP, or until the gazetteer is loaded. */
export function filterOrigin(
  { near }: Pick<Filters, 'near'>,
  gazetteer: Gazetteer | null,
): Near | null {
  const from = gazetteer && locateZip(near, gazetteer);
  return gazetteer && from && { from, gazetteer };
}

/** Degrees; the middle of the ZIP or city when the row has no coordinates, null when unknown. */
export function campPoint(camp: Camp, gazetteer: Gazetteer): Point | null {
  const { latitude, longitude } = camp;
  return latitude !== null && longitude !== null
    ? { latitude, longitude }
    : locate(camp, gazetteer);
}

/** Miles as the crow flies, or null when the camp's place is unknown. */
export function milesTo(camp: Camp, { from, gazetteer }: Near): number | null {
  const point = campPoint(camp, gazetteer);
  return point && milesBetween(from, point);
}
