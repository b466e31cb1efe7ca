import type { Camp } from '#camps/rules/camp/camp.ts';
import { plain } from '#camps/rules/camp/plain.ts';
import { monthOf } from '#base/day/calendar.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { SeasonDates } from '#camps/rules/season/phase.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { plannedCamp, plannedKey } from '#camps/rules/camp/sessionCamp.ts';
import type { Span } from './span.ts';

/** A camp as the planner reads it. */
export type PlanCamp = {
  camp: Camp;
  /** Null when its season is not on the device. */
  season: SeasonDates | null;
  /** Its days that are certain, sorted; empty when none are. */
  days: readonly string[];
  hours: Span | 'unknown';
  /** The same text for the same address; null when the listing names no street. */
  place: string | null;
};

/**
 * A camp of the directory, or one session of it, parsed on first use; null when the directory no longer has the camp or
 * the session.
 */
export type PlanCamps = (planned: { campId: string; sessionId?: string | null }) => PlanCamp | null;

export function createPlanCamps(camps: readonly Camp[], seasons: readonly Season[]): PlanCamps {
  const bySeason = new Map(seasons.map((season) => [season.id, season]));
  // A loop: ten thousand pairs would be made to be thrown away.
  const byId = new Map<string, Camp>();
  for (const camp of camps) byId.set(camp.id, camp);
  const known = new Map<string, PlanCamp | null>();
  return ({ campId, sessionId = null }) =>
    memoize(known, () => {
      const whole = byId.get(campId);
      const camp = whole ? plannedCamp(whole, sessionId) : null;
      return camp && toPlanCamp(camp, bySeason.get(camp.seasonId) ?? null);
    })(plannedKey({ campId, sessionId }));
}

function toPlanCamp(camp: Camp, season: Season | null): PlanCamp {
  // Without its season no year is certain: a date text stays in the words of the provider.
  const days = campDays(camp, season?.year ?? Number.NaN, season ? monthOf(season.startsOn) : 1);
  return { camp, season, days, hours: readHours(camp.hours), place: placeKey(camp) };
}

/** Two rows with the same key are at one address. */
export const placeKey = ({
  streetAddress,
  city,
}: Pick<Camp, 'streetAddress' | 'city'>): string | null =>
  streetAddress === null || streetAddress.trim() === ''
    ? null
    : plain(`${streetAddress} ${city ?? ''}`);
