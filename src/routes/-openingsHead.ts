import { openingsHead as copyOf } from '#content/breaks/openings.ts';
import type { App } from '#data/createApp.ts';
import { seasonYears } from '#domain/season/calendarSeason.ts';
import { namedHead } from '#shell/pageHead.ts';
import { seasonOf } from './-seasonOf.ts';

/** The head of the page of summer openings; `seasonId` from its address. */
export const openingsHead = (app: App, seasonId: string) =>
  namedHead(copyOf(seasonYears(seasonOf(app, 'summer', seasonId).season)));
