import type { Camp } from './camp.ts';
import { currentSeason } from './currentSeason.ts';
import type { Directory } from './directory.ts';
import { isShown } from './isShown.ts';
import type { Break } from './season.ts';

/** The camps of these breaks' current seasons, as far as their lists take them in, in the directory's order. */
export function campsOf(directory: Directory, breaks: readonly Break[]): readonly Camp[] {
  const breakOf = new Map<string, Break>();
  for (const wanted of breaks) {
    const season = currentSeason(directory.seasons, wanted);
    if (season !== null) breakOf.set(season.id, wanted);
  }
  return directory.camps.filter((camp) => {
    const of = breakOf.get(camp.seasonId);
    return of !== undefined && isShown(camp, of);
  });
}
