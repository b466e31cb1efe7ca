import { mondayOf } from '#base/day/mondayOf.ts';
import { fullAddress } from '../place/address.ts';
import { milesBetween, type Point } from '../place/distance.ts';
import { campDays } from '../text/dates/campDays.ts';
import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import { isOver, type SeasonDay } from './isOver.ts';

/** `miles` as the crow flies; null where one of the two has no point and the town is the same. */
export type SimilarCamp = { camp: Camp; miles: number | null };

/** Farther is another side of town. Screens name these miles. */
export const SIMILAR_MILES = 10;
const MOST = 3;

/**
 * Alternatives to a camp: other providers of its season in the same week (Monday to Sunday), for ages that overlap,
 * near it and not over. Three at most, first those with more of its days, then the nearer ones. None for a camp whose
 * days or place are not known. The season's dates are read against `start`.
 */
export function similarCamps(
  to: Camp,
  { camps }: Pick<Directory, 'camps'>,
  start: SeasonDay,
): SimilarCamp[] {
  const days = new Set(daysIn(to, start));
  const weeks = new Set([...days].map(mondayOf));
  const found: (SimilarCamp & { shared: number })[] = [];
  for (const camp of camps) {
    // The cheap questions first: a directory has thousands of camps.
    if (camp.seasonId !== to.seasonId || camp.providerName === to.providerName) continue;
    if (!agesOverlap(camp, to)) continue;
    const near = nearness(camp, to);
    if (near === 'far') continue;
    const itsDays = daysIn(camp, start);
    if (!itsDays.some((day) => weeks.has(mondayOf(day)))) continue;
    if (isOver(camp, start)) continue;
    found.push({ camp, ...near, shared: itsDays.filter((day) => days.has(day)).length });
  }
  return found
    .toSorted((a, b) => b.shared - a.shared || (a.miles ?? 0) - (b.miles ?? 0))
    .slice(0, MOST)
    .map(({ camp, miles }) => ({ camp, miles }));
}

const daysIn = (camp: Camp, { year, fromMonth }: SeasonDay) => campDays(camp, year, fromMonth);

type Ages = Pick<Camp, 'ageMin' | 'ageMax'>;
const agesOverlap = (one: Ages, other: Ages) =>
  (one.ageMin ?? 0) <= (other.ageMax ?? Infinity) &&
  (other.ageMin ?? 0) <= (one.ageMax ?? Infinity);

function nearness(one: Camp, other: Camp): { miles: number | null } | 'far' {
  const [from, to] = [pointOf(one), pointOf(other)];
  if (from !== null && to !== null) {
    const miles = milesBetween(from, to);
    return miles <= SIMILAR_MILES ? { miles } : 'far';
  }
  const [city, otherCity] = [
    fullAddress(one).city.toLowerCase(),
    fullAddress(other).city.toLowerCase(),
  ];
  return city !== '' && city === otherCity ? { miles: null } : 'far';
}

const pointOf = ({ latitude, longitude }: Camp): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
