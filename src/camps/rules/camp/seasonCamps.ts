import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import type { Season } from '../season/season.ts';

/** The camps of these seasons, in the order of the directory. */
export function seasonCamps(
  { camps }: Pick<Directory, 'camps'>,
  seasons: readonly Season[],
): readonly Camp[] {
  const ids = new Set(seasons.map(({ id }) => id));
  return camps.filter(({ seasonId }) => ids.has(seasonId));
}
