import type { App } from '#base/useApp.ts';
import { shownSeason } from '#camps/rules/season/currentSeason.ts';
import type { Break, Season } from '#camps/rules/season/season.ts';

/** The season a page's head speaks of, and today. */
export function pageSeason(
  { directory, served, today }: App,
  wanted: Break,
  id = '',
): { season: Season; day: string } {
  const state = directory.getState();
  const seasons = state.status === 'ready' ? state.directory.seasons : served.seasons;
  const day = today.getState();
  return { season: shownSeason(seasons, wanted, day, id), day };
}
