import { nextCalendarSeason } from './calendarSeason.ts';
import { seasonPhase } from './phase.ts';
import { type Break, BreakSchema, type Season } from './season.ts';

/**
 * The season a break's page shows on a day: the one that runs or comes next, else the last one; null when the
 * directory has none.
 */
export function currentSeason(
  seasons: readonly Season[],
  wanted: Break,
  day: string,
): Season | null {
  return nextSeason(seasons, wanted, day) ?? seasonsOf(seasons, wanted).at(-1) ?? null;
}

/** The one that runs or comes next; null when the directory has none that is not over. */
export function nextSeason(seasons: readonly Season[], wanted: Break, day: string): Season | null {
  const isLeft = (season: Season) => seasonPhase(season, day) !== 'past';
  return seasonsOf(seasons, wanted).find(isLeft) ?? null;
}

/**
 * The season that a page of this break shows: the one whose id the address names, else the current one; without one in
 * the directory, the season of the calendar.
 */
export function shownSeason(
  seasons: readonly Season[],
  wanted: Break,
  day: string,
  id = '',
): Season {
  const named = seasons.find((season) => season.id === id && season.break === wanted);
  return named ?? currentSeason(seasons, wanted, day) ?? nextCalendarSeason(wanted, day);
}

/**
 * The break families plan now: of the seasons that run or come next the one that begins first. Where the directory has
 * none of a break, the calendar's counts.
 */
export function breakToPlan(seasons: readonly Season[], day: string): Break {
  return BreakSchema.options
    .map((name) => nextSeason(seasons, name, day) ?? nextCalendarSeason(name, day))
    .reduce((first, season) => (season.startsOn < first.startsOn ? season : first)).break;
}

/** Lists past seasons of the same break, latest first, without the shown one. */
export function earlierSeasons(
  seasons: readonly Season[],
  shown: Season,
  day: string,
): readonly Season[] {
  return seasonsOf(seasons, shown.break)
    .filter((season) => season.id !== shown.id && seasonPhase(season, day) === 'past')
    .toReversed();
}

const seasonsOf = (seasons: readonly Season[], wanted: Break) =>
  seasons
    .filter((season) => season.break === wanted)
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : Number(a.endsOn > b.endsOn)));
