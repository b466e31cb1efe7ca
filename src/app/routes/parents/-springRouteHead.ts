import { springHead as copyOf } from '#site/site.ts';
import type { App } from '#base/useApp.ts';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { isOpenOn } from '#camps/rules/season/phase.ts';
import { namedHead } from '../../shell/pageHead.ts';
import { pageSeason } from '../-pageSeason.ts';

/** The head of the page that announces the next spring break. */
export function springRouteHead(app: App) {
  const { season, day } = pageSeason(app, 'spring');
  return namedHead(copyOf(seasonYears(season), isOpenOn(season, day)));
}
