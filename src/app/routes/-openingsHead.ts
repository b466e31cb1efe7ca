import { openingsHead as copyOf } from '#camps/camps.ts';
import type { App } from '#base/useApp.ts';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { namedHead } from '../shell/pageHead.ts';
import { seasonOf } from './-seasonOf.ts';

/** The head of the page of summer openings; `seasonId` from its address. */
export const openingsHead = (app: App, seasonId: string) =>
  namedHead(copyOf(seasonYears(seasonOf(app, 'summer', seasonId).season)));
