import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Point } from '#camps/rules/place/distance.ts';
import { type Gazetteer, locate } from '#camps/rules/place/gazetteer.ts';

/** `isRough`: the middle of a ZIP area or a city. */
export type CampPlace = { at: Point | null; isRough: boolean };

/** Locates a camp for distances, not for drawing. Without a loaded gazetteer it uses the row's own coordinates only. */
export function campPlace(camp: Camp, gazetteer: Gazetteer | null): CampPlace {
  const { latitude, longitude, coordinatePrecision } = camp;
  if (latitude !== null && longitude !== null) {
    const isRough = coordinatePrecision === 'zip' || coordinatePrecision === 'city';
    return { at: { latitude, longitude }, isRough };
  }
  const at = gazetteer && locate(camp, gazetteer);
  return { at, isRough: at !== null };
}
