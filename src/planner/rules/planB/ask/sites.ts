import { milesBetween, type Point } from '#camps/rules/place/distance.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { CoverageClaim } from '../../coverage/dayCell.ts';
import { placeKey, type PlanCamps } from '../../coverage/planCamps.ts';
import { coversDay } from '../../status/coversDay.ts';
import { campPlace } from '../../drive/campPlace.ts';

type Site = { at: Point | null; isRough: boolean };

export type Sites = {
  /** The nearest to home first; those with an unknown place come last. */
  list: readonly Site[];
  /** The number of a camp's place in the list. */
  of: (camp: Camp) => number;
};

/** The places of camps, each once. `home` null: the start of the drive is unknown. */
export function campSites(
  camps: readonly Camp[],
  gazetteer: Gazetteer | null,
  home: Point | null,
): Sites {
  const keyOf = memoize(new Map<Camp, string>(), (camp) => siteKey(camp, gazetteer));
  const byKey = new Map<string, Site>();
  const roughAt = new Map<string, number>();
  for (const camp of camps) {
    const key = keyOf(camp);
    if (byKey.has(key)) continue;
    const place = campPlace(camp, gazetteer);
    byKey.set(key, place.isRough && place.at ? { ...place, at: apart(place.at, roughAt) } : place);
  }
  const miles = ({ at }: Site) => (at === null ? Infinity : home ? milesBetween(home, at) : 0);
  const sorted = [...byKey].toSorted(([, a], [, b]) => miles(a) - miles(b) || 0);
  const numbers = new Map(sorted.map(([key], at) => [key, at]));
  return {
    list: sorted.map(([, site]) => site),
    of: (camp) => numbers.get(keyOf(camp)) ?? 0,
  };
}

/** One address is one place; without one the same exact point is, and a rough point is one of its own. */
function siteKey(camp: Camp, gazetteer: Gazetteer | null): string {
  const address = placeKey(camp);
  if (address !== null) return address;
  const { at, isRough } = campPlace(camp, gazetteer);
  return at && !isRough ? `${at.latitude} ${at.longitude}` : camp.id;
}

const APART_MILES = 0.15;
const MILES_PER_DEGREE = 69.1;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Two addresses in one ZIP area have the same middle, and still aren't one place: each gets a point of its own around
 * it, never nearer to another than a walk, as the seeds of a sunflower lie.
 */
function apart({ latitude, longitude }: Point, counts: Map<string, number>): Point {
  const key = `${latitude} ${longitude}`;
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  const degrees = (APART_MILES * Math.sqrt(before)) / MILES_PER_DEGREE;
  const angle = before * GOLDEN_ANGLE;
  return {
    latitude: latitude + degrees * Math.sin(angle),
    longitude: longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
  };
}

/** The sites of the camps that hold a day, and the rows that say so. */
export const dropOffs = (
  claims: readonly CoverageClaim[],
  entries: readonly PlanEntry[],
  campOf: PlanCamps,
  sites: Sites,
): { entryId: string; site: number }[] =>
  claims.filter(coversDay).flatMap(({ entryId }) => {
    const entry = entries.find(({ id }) => id === entryId);
    const found = entry && campOf(entry);
    return found ? [{ entryId, site: sites.of(found.camp) }] : [];
  });
