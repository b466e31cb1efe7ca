import { monthOf } from '#domain/day/calendar.ts';
import { campPath } from '#domain/camp/campPath.ts';
import type { Directory } from '#domain/camp/directory.ts';
import { campEvents } from '#domain/share/structuredData.ts';
import type { readSite } from '../../site.ts';
import type { CampThings } from './structuredData.ts';

export const isCampPage = (path: string) => path.startsWith('/camps/');

/** What search engines are told of a camp beside its page; null for every other path. */
export function campStructuredData(
  site: ReturnType<typeof readSite>,
  path: string,
  directory: Directory,
): CampThings | null {
  const camp = isCampPage(path) && directory.camps.find(({ id }) => campPath(id) === path);
  if (!camp) return null;
  const season = directory.seasons.find(({ id }) => id === camp.seasonId);
  if (season === undefined) return { list: null, events: [] };
  const { break: of, year, startsOn, label } = season;
  return {
    list: { name: `${label} camps`, path: `/browse/${of}-break` },
    events: campEvents(camp, { url: site.url + path, year, fromMonth: monthOf(startsOn) }),
  };
}
