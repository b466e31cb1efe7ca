import type { BreakCopy } from '#content/breaks/BreakCopy.ts';
import { monthOf } from '#domain/day/calendar.ts';
import type { Camp } from '#domain/camp/camp.ts';
import type { Season } from '#domain/camp/season.ts';
import type { SeasonStart } from '#parts/card/CampFacts.tsx';

/** From where a camp's date texts count: its own season. The same object every time, or cards are drawn anew. */
export type StartOf = (camp: Pick<Camp, 'seasonId'>) => SeasonStart;

/** The page's preview stands in for a season the device does not know. Where breaks are mixed, each is named. */
export function seasonStarts(
  seasons: readonly Season[],
  { preview, breaks }: Pick<BreakCopy, 'preview' | 'breaks'>,
): StartOf {
  const unknown = { year: preview.year, fromMonth: 1 };
  const starts = new Map(
    seasons.map((season): [string, SeasonStart] => {
      const start = { year: season.year, fromMonth: monthOf(season.startsOn) };
      return [season.id, breaks.length === 1 ? start : { ...start, breakName: season.break }];
    }),
  );
  return ({ seasonId }) => starts.get(seasonId) ?? unknown;
}
