import { springHead as copyOf } from '#content/spring.ts';
import type { App } from '#data/createApp.ts';
import { seasonYears } from '#domain/season/calendarSeason.ts';
import { isOpenOn } from '#domain/season/phase.ts';
import { namedHead } from '#shell/pageHead.ts';
import { seasonOf } from '../-seasonOf.ts';

/** The head of the page that announces the next spring break. */
export function springHead(app: App) {
  const { season, day } = seasonOf(app, 'spring');
  return namedHead(copyOf(seasonYears(season), isOpenOn(season, day)));
}
