import { yearOf } from '#base/day/calendar.ts';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { seasonDay } from '#camps/rules/camp/isOver.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { SeasonStart } from '../parts/card/CampFacts.tsx';

/** Returns the season that dates a camp's texts. It must be the same object each time, or cards render again. */
export type StartOf = (camp: Pick<Camp, 'seasonId'>) => SeasonStart;

/** Returns the season starts on a day (YYYY-MM-DD), each named where breaks are mixed: then their years are, too. */
export function seasonStarts(
  seasons: readonly Season[],
  { breaks }: Pick<BreakCopy, 'breaks'>,
  day: string,
): StartOf {
  const unknown = seasonDay(null, day);
  const starts = new Map(
    seasons.map((season): [string, SeasonStart] => {
      const start = seasonDay(season, day);
      const mixed = { breakName: season.break, impliedYear: yearOf(day) };
      return [season.id, breaks.length === 1 ? start : { ...start, ...mixed }];
    }),
  );
  return ({ seasonId }) => starts.get(seasonId) ?? unknown;
}
