import { openingsHead as copyOf } from '#camps/camps.ts';
import type { App } from '#base/useApp.ts';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { namedHead } from '../shell/pageHead.ts';
import { pageSeason } from './-pageSeason.ts';

/** The head of the page of summer openings; `seasonId` from its address. */
export const openingsRouteHead = (app: App, seasonId: string) =>
  namedHead(copyOf(seasonYears(pageSeason(app, 'summer', seasonId).season)));
