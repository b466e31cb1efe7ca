import { currentSeason } from '../../camps/rules/season/currentSeason.ts';
import { campSeasonDay } from '../../camps/rules/camp/knownCamp.ts';
import type { Directory } from '../../camps/rules/camp/directory.ts';
import { campEvents } from '../../camps/rules/share/structuredData.ts';
import type { readSite } from '../../base/site.ts';
import { campAt } from './campAt.ts';
import type { CampJsonLd } from './structuredData.ts';

/** What search engines are told of a camp beside its page on a day (YYYY-MM-DD); null for every other path. */
export function campStructuredData(
  site: ReturnType<typeof readSite>,
  path: string,
  directory: Directory,
  day: string,
): CampJsonLd | null {
  const known = campAt(directory, path);
  if (known === null) return null;
  const { camp, season } = known;
  if (season === null) return { list: null, events: [] };
  const { id, break: of, label } = season;
  const list = `/browse/${of}-break`;
  const isCurrent = currentSeason(directory.seasons, of, day)?.id === id;
  const seasonDay = campSeasonDay(known, day);
  return {
    list: { name: `${label} camps`, path: isCurrent ? list : `${list}?season=${id}` },
    events: campEvents(camp, { url: site.url + path, ...seasonDay }),
  };
}
