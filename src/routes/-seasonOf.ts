import type { App } from '#data/createApp.ts';
import { shownSeason } from '#domain/camp/currentSeason.ts';
import type { Break, Season } from '#domain/camp/season.ts';
import { isHydrating } from '#shell/pageHead.ts';

/** The season a page's head speaks of, and today; while it is hydrated, those of the prerendered page. */
export function seasonOf(
  { directory, served, today }: App,
  wanted: Break,
  id = '',
): { season: Season; day: string } {
  const state = directory.getState();
  const seasons = state.status === 'ready' ? state.directory.seasons : served.seasons;
  if (isHydrating()) {
    const day = today.getInitialState();
    return { season: shownSeason(served.seasons, wanted, day), day };
  }
  const day = today.getState();
  return { season: shownSeason(seasons, wanted, day, id), day };
}
