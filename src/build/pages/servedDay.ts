import { campPath } from '#domain/camp/campPath.ts';
import { schoolYearStart } from '#domain/camp/calendarSeason.ts';
import { currentSeason } from '#domain/camp/currentSeason.ts';
import type { Directory } from '#domain/camp/directory.ts';
import { phaseChanges } from '#domain/camp/phase.ts';
import { BreakSchema, type Season } from '#domain/camp/season.ts';
import { addDays } from '#domain/day/calendar.ts';

/** Each break's season on a day; breaks without one are left out. */
export const currentSeasons = (seasons: readonly Season[], day: string): Season[] =>
  BreakSchema.options.flatMap((name) => currentSeason(seasons, name, day) ?? []);

/**
 * The last day, up to today, on which the page at `path` may have changed: a season's phase, a school year, or the end
 * of a camp that it shows. Pages are made for that day, so that a build of tomorrow is the same byte for byte while
 * nothing is different, and devices need not fetch its pages again. Days as YYYY-MM-DD.
 */
export function servedDay(
  { seasons, camps }: Pick<Directory, 'seasons' | 'camps'>,
  path: string,
  today: string,
): string {
  const listed = new Set(currentSeasons(seasons, today).map(({ id }) => id));
  const isList = path === '/search-camps' || path.startsWith('/browse');
  const shown = camps.filter(({ id, seasonId }) =>
    isList ? listed.has(seasonId) : campPath(id) === path,
  );
  const ends = shown.flatMap(({ days }) => days?.toSorted().at(-1) ?? []);
  const changes = [
    `${schoolYearStart(today)}-08-01`,
    ...seasons.flatMap(phaseChanges),
    ...ends.map((last) => addDays(last, 1)),
  ];
  return (
    changes
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? today
  );
}
