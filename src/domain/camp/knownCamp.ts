import { monthOf } from '../day/calendar.ts';
import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import type { Break } from './season.ts';

/** A camp with what pages say of its season; null when the directory does not know the season. */
export type KnownCamp = {
  camp: Camp;
  season: { break: Break; label: string; year: number; fromMonth: number } | null;
};

/** Null when there is no such camp in the directory. */
export function knownCamp(
  { camps, seasons }: Pick<Directory, 'camps' | 'seasons'>,
  campId: string,
): KnownCamp | null {
  const camp = camps.find(({ id }) => id === campId);
  if (camp === undefined) return null;
  const season = seasons.find(({ id }) => id === camp.seasonId);
  if (season === undefined) return { camp, season: null };
  const { break: of, label, year, startsOn } = season;
  return { camp, season: { break: of, label, year, fromMonth: monthOf(startsOn) } };
}

/** From where the camp's date texts count (readCampDates); of an unknown season its own days tell the year. */
export function startOf({ camp, season }: KnownCamp): { year: number; fromMonth: number } {
  return season ?? { year: Number(camp.days?.[0]?.slice(0, 4) ?? UNKNOWN_YEAR), fromMonth: 1 };
}
const UNKNOWN_YEAR = 2025;
