import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { seasonDay } from '#camps/rules/camp/isOver.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { SeasonStart } from '../parts/card/CampFacts.tsx';

/** From where a camp's date texts count: its own season. The same object every time, or cards are drawn anew. */
export type StartOf = (camp: Pick<Camp, 'seasonId'>) => SeasonStart;

/** On a day (YYYY-MM-DD). Where breaks are mixed, each is named. */
export function seasonStarts(
  seasons: readonly Season[],
  { breaks }: Pick<BreakCopy, 'breaks'>,
  day: string,
): StartOf {
  const unknown = seasonDay(null, day);
  const starts = new Map(
    seasons.map((season): [string, SeasonStart] => {
      const start = seasonDay(season, day);
      return [season.id, breaks.length === 1 ? start : { ...start, breakName: season.break }];
    }),
  );
  return ({ seasonId }) => starts.get(seasonId) ?? unknown;
}
