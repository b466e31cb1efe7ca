import { schoolYearStart } from '../../camps/rules/season/calendarSeason.ts';
import { currentSeason } from '../../camps/rules/season/currentSeason.ts';
import type { Directory } from '../../camps/rules/camp/directory.ts';
import { lastDay } from '../../camps/rules/camp/isOver.ts';
import { type KnownCamp, campSeasonDay } from '../../camps/rules/camp/knownCamp.ts';
import { openingChanges } from '../../camps/rules/season/isNotOpenYet.ts';
import { phaseChanges } from '../../camps/rules/season/phase.ts';
import { BreakSchema, type Season } from '../../camps/rules/season/season.ts';
import { addDays } from '../../base/day/calendar.ts';
import { campAt } from './campAt.ts';

/** Each break's season on a day; breaks without one are left out. */
export const currentSeasons = (seasons: readonly Season[], day: string): Season[] =>
  BreakSchema.options.flatMap((name) => currentSeason(seasons, name, day) ?? []);

/**
 * The last day, up to today, on which the page at `path` may have changed: a season's phase, a school year, the end
 * or the sign-up of a camp that it shows, or the order of a list, which begins with the next camp. Pages are made for
 * that day, so that a build of tomorrow is the same byte for byte while nothing is different, and devices need not
 * fetch its pages again. Days as YYYY-MM-DD.
 */
export function servedDay(directory: Directory, path: string, today: string): string {
  const shown = campsShown(directory, path, today);
  const ends = shown.flatMap((known) => {
    const last = lastDay(known.camp, campSeasonDay(known, today)) ?? [];
    return isList(path) ? [last, known.camp.days ?? []].flat() : last;
  });
  const changes = [
    `${schoolYearStart(today)}-08-01`,
    ...directory.seasons.flatMap(phaseChanges),
    ...ends.map((last) => addDays(last, 1)),
    ...shown.flatMap(({ camp }) => openingChanges(camp)),
  ];
  return (
    changes
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? today
  );
}

const isList = (path: string) => path === '/search-camps' || path.startsWith('/browse');

function campsShown(directory: Directory, path: string, today: string): KnownCamp[] {
  const seasonOf = new Map(currentSeasons(directory.seasons, today).map((one) => [one.id, one]));
  const known = campAt(directory, path);
  if (!isList(path)) return known === null ? [] : [known];
  return directory.camps.flatMap((camp) => {
    const season = seasonOf.get(camp.seasonId);
    return season ? { camp, season } : [];
  });
}
