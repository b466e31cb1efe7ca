import { monthOf, yearOf } from '#base/day/calendar.ts';
import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import { type SeasonDay, seasonDay } from './isOver.ts';
import type { Season } from '../season/season.ts';

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

/** What this camp's dates are read against on a day; without a season its own days give the year. */
export function campSeasonDay({ camp, season }: KnownCamp, day: string): SeasonDay {
  const found = seasonDay(season, day);
  const first = season === null ? camp.days?.[0] : undefined;
  return first ? { ...found, year: yearOf(first), fromMonth: monthOf(first) } : found;
}
