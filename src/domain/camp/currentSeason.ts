import type { Break, Season } from './season.ts';

const rank = (season: Season) => (season.state === 'open' ? 0 : 1);

/** The season a break's page shows: the open one, else the latest; null when the directory has none. */
export function currentSeason(seasons: readonly Season[], wanted: Break): Season | null {
  const [current] = seasons
    .filter((season) => season.break === wanted)
    .toSorted((a, b) => rank(a) - rank(b) || b.year - a.year);
  return current ?? null;
}
