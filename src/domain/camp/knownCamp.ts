import { monthOf, yearOf } from '../day/calendar.ts';
import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import type { SeasonDay } from './isOver.ts';
import { phaseOf } from './phase.ts';
import type { Season } from './season.ts';

/** A camp with its season, which is null when the directory does not have it. */
export type KnownCamp = { camp: Camp; season: Season | null };

/** Null when the directory has no such camp. */
export function knownCamp(
  { camps, seasons }: Pick<Directory, 'camps' | 'seasons'>,
  campId: string,
): KnownCamp | null {
  const camp = camps.find(({ id }) => id === campId);
  if (camp === undefined) return null;
  return { camp, season: seasons.find(({ id }) => id === camp.seasonId) ?? null };
}

/** Without a year a date text that names none is not read: it stays in the words of the provider. */
export const UNKNOWN_YEAR = Number.NaN;

/** What this camp's dates are read against on a day; without a season its own days give the year. */
export function seasonDayOf({ camp, season }: KnownCamp, day: string): SeasonDay {
  if (season === null) {
    const [first] = camp.days ?? [];
    const start = first
      ? { year: yearOf(first), fromMonth: monthOf(first) }
      : { year: UNKNOWN_YEAR, fromMonth: 1 };
    return { ...start, isPast: false, day };
  }
  const isPast = phaseOf(season, day) === 'past';
  return { year: season.year, fromMonth: monthOf(season.startsOn), isPast, day };
}
