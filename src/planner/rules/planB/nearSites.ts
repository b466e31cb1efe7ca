import type { Point } from '#camps/rules/place/distance.ts';

const MILES_PER_DEGREE = 69.094;

/**
 * The sites within `miles` of a site, including itself; an unknown place (null) is near itself only. Called millions of
 * times, so the earth is flat here: over 30 miles the error is a few yards. Results are cached.
 */
export function nearSites(sites: readonly (Point | null)[], miles: number) {
  const known: number[][] = [];
  const degrees = miles / MILES_PER_DEGREE;
  const isNear = (one: Point, other: Point): boolean => {
    const north = one.latitude - other.latitude;
    if (Math.abs(north) > degrees) return false;
    const between = ((one.latitude + other.latitude) * Math.PI) / 360;
    const east = (one.longitude - other.longitude) * Math.cos(between);
    return north ** 2 + east ** 2 <= degrees ** 2;
  };
  const look = (hub: number): number[] => {
    const middle = sites[hub];
    const found = [hub];
    if (!middle) return found;
    for (let site = 0; site < sites.length; site += 1) {
      const point = sites[site];
      if (point && site !== hub && isNear(middle, point)) found.push(site);
    }
    return found;
  };
  return (hub: number): readonly number[] => (known[hub] ??= look(hub));
}
