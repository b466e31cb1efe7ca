import type { Served } from '../../camps/store/directory/served.ts';
import type { Directory } from '../../camps/rules/camp/directory.ts';
import { isOver } from '../../camps/rules/camp/isOver.ts';
import { campSeasonDay } from '../../camps/rules/camp/knownCamp.ts';
import { faq } from '../../site/words/faq.ts';
import type { readSite } from '../../base/site.ts';
import type { renderPage, RenderedPage } from '../../app/entryServer.tsx';
import { campAt } from './campAt.ts';
import { readHead } from './readHead.ts';
import { currentSeasons, servedDay } from './servedDay.ts';
import { structuredData, type CampJsonLd } from './structuredData.ts';
import { currentSeason } from '../../camps/rules/season/currentSeason.ts';
import { campEvents } from '../../camps/rules/share/structuredData.ts';

export type SeasonPage = RenderedPage & {
  served: Served;
  /** Search engines are sent here: it has one address, and no camp that is over. */
  isInSitemap: boolean;
};

/** A path's page as it is on a day (YYYY-MM-DD), its head with structured data. */
export async function seasonPage(
  render: typeof renderPage,
  site: ReturnType<typeof readSite>,
  directory: Directory,
  path: string,
  today: string,
): Promise<SeasonPage> {
  const day = servedDay(directory, path, today);
  const served = { day, seasons: currentSeasons(directory.seasons, day) };
  const page = await render(path, directory, served);
  const things = campStructuredData(site, path, directory, day);
  const questions = faq.questions(site.brand);
  const head = page.head + structuredData(site, path, page.head, questions, things);
  const { isListed, canonical } = readHead(head);
  // A page with two addresses is listed under its own one.
  const isOwn = isListed && canonical === site.url + path;
  // A camp that is over keeps its page for families that have saved it.
  const known = campAt(directory, path);
  const isPast = known !== null && isOver(known.camp, campSeasonDay(known, day));
  return { ...page, head, served, isInSitemap: isOwn && !isPast };
}

/** Structured data of a camp for search engines, on a day (YYYY-MM-DD); null for every other path. */
function campStructuredData(
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
