import { milesBetween, type Point } from '../place/distance.ts';

const MILES_PER_DEGREE = 69.1;

/**
 * Which sites lie within `miles` of a site, itself among them; null: nobody knows where it lies, so it is near itself
 * only. Sites are sorted once, so that a question costs what is near and not what there is; answers are kept.
 */
export function nearSites(sites: readonly (Point | null)[], miles: number) {
  const byLatitude = sites
    .flatMap((point, site) => (point ? [{ point, site }] : []))
    .toSorted((a, b) => a.point.latitude - b.point.latitude);
  // A little more than needed: the distance decides.
  const degrees = miles / MILES_PER_DEGREE + 0.001;

  const known: number[][] = [];
  return (hub: number): readonly number[] => (known[hub] ??= look(hub));

  function look(hub: number): number[] {
    const middle = sites[hub];
    if (!middle) return [hub];
    const across = degrees / Math.cos((middle.latitude * Math.PI) / 180);
    const found: number[] = [];
    for (let at = firstAbove(middle.latitude - degrees); at < byLatitude.length; at += 1) {
      const { point, site } = byLatitude[at] ?? { point: middle, site: hub };
      if (point.latitude > middle.latitude + degrees) break;
      if (Math.abs(point.longitude - middle.longitude) > across) continue;
      if (site === hub || milesBetween(middle, point) <= miles) found.push(site);
    }
    return found;
  }

  /** The place of the first site with at least this latitude. */
  function firstAbove(latitude: number): number {
    let [from, to] = [0, byLatitude.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((byLatitude[middle]?.point.latitude ?? Infinity) < latitude) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
