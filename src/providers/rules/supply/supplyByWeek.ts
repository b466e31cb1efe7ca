import { monthOf } from '#base/day/calendar.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import type { Range } from '#camps/rules/list/criteria.ts';
import { milesTo, type Near } from '#camps/rules/list/near.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';
import { mondaysOf, touchesWeeks } from './supplyWeeks.ts';

/** How near a camp counts as the same neighborhood, in miles as the crow flies. Screens name these miles. */
export const SUPPLY_MILES = 5;

export type SupplyAsked = Pick<Directory, 'camps' | 'seasons'> & {
  /** Where the provider is. */
  near: Near;
  miles?: number;
  /** In whole years; null for any age. */
  ages: Range | null;
  /** Mondays, YYYY-MM-DD, sorted. */
  weeks: readonly string[];
};

export type Supply = {
  /** Camps with at least one day from Monday to Friday, by the week's Monday. Every week that was asked is in it. */
  camps: ReadonlyMap<string, number>;
  /** Camps there, for these ages and of these breaks, that give no certain days: in no week. */
  undated: number;
  /** Camps for these ages and of these breaks whose place is unknown: in no week. */
  unplaced: number;
};

/** How many camps of the directory run in each week near a place, for children of these ages. */
export function supplyByWeek(asked: SupplyAsked): Supply {
  const { camps, seasons, near, miles = SUPPLY_MILES, ages, weeks } = asked;
  const counts = new Map(weeks.map((monday) => [monday, 0]));
  const seasonOf = new Map(seasons.map((season) => [season.id, season]));
  let [undated, unplaced] = [0, 0];
  for (const camp of camps) {
    const season = seasonOf.get(camp.seasonId);
    if (season === undefined || !takesAges(camp, ages)) continue;
    const away = milesTo(camp, near);
    if (away === null) {
      if (touchesWeeks(season, weeks)) unplaced += 1;
      continue;
    }
    if (away > miles) continue;
    const days = campDays(camp, season.year, monthOf(season.startsOn));
    if (days.length === 0 && touchesWeeks(season, weeks)) undated += 1;
    for (const monday of mondaysOf(days)) {
      const count = counts.get(monday);
      if (count !== undefined) counts.set(monday, count + 1);
    }
  }
  return { camps: counts, undated, unplaced };
}

/** As the lists filter: full years, and a camp that names no ages takes every child. */
function takesAges({ ageMin, ageMax }: Camp, ages: Range | null): boolean {
  if (ages === null) return true;
  return Math.floor(ageMin ?? 0) <= ages.to && Math.floor(ageMax ?? Infinity) >= ages.from;
}
