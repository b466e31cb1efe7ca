import { monthOf } from '../day/calendar.ts';
import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import type { Break } from './season.ts';

/** A camp with what pages show of its season, which is null when the directory does not have it. */
export type KnownCamp = {
  camp: Camp;
  season: { break: Break; label: string; year: number; fromMonth: number } | null;
};

/** Null when the directory has no such camp. */
export function knownCamp(
  { camps, seasons }: Pick<Directory, 'camps' | 'seasons'>,
  campId: string,
): KnownCamp | null {
  const camp = camps.find(({ id }) => id === campId);
  if (camp === undefined) return null;
  const season = seasons.find(({ id }) => id === camp.seasonId);
  if (season === undefined) return { camp, season: null };
  const { break: name, label, year, startsOn } = season;
  return { camp, season: { break: name, label, year, fromMonth: monthOf(startsOn) } };
}

/** Where readCampDates starts for this camp; without a season its own days give the year. */
export function startOf({ camp, season }: KnownCamp): { year: number; fromMonth: number } {
  return season ?? { year: Number(camp.days?.[0]?.slice(0, 4) ?? UNKNOWN_YEAR), fromMonth: 1 };
}
const UNKNOWN_YEAR = 2025;
