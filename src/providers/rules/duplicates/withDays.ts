import { monthOf } from '#base/day/calendar.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';

/** The camps of a directory with the days that their dates mean, to compare with others; none where it is not loaded. */
export function withDays(directory: Pick<Directory, 'camps' | 'seasons'> | null): readonly Camp[] {
  if (directory === null) return [];
  const seasons = new Map(directory.seasons.map((season) => [season.id, season]));
  return directory.camps.map((camp) => {
    const season = seasons.get(camp.seasonId);
    const days = season && campDays(camp, season.year, monthOf(season.startsOn));
    return { ...camp, days: days ? [...days] : camp.days };
  });
}
