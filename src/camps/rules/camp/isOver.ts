import { monthOf } from '#base/day/calendar.ts';
import { campDays } from '../text/dates/campDays.ts';
import type { Camp } from './camp.ts';
import { seasonPhase, type SeasonDates } from '../season/phase.ts';
import type { Season } from '../season/season.ts';

/** What a camp's dates are read against: its season, and a day of Atlanta's calendar (YYYY-MM-DD). */
export type SeasonDay = {
  /** The season's first year, and the month its days start in (1 to 12): what date texts leave out. */
  year: number;
  fromMonth: number;
  /** The season is over on that day. */
  isPast: boolean;
  day: string;
  /** When its sign-up begins (isNotOpenYet); unknown without. */
  dates?: SeasonDates;
  /** The year that dates leave out where a page mixes years; without one all do. */
  impliedYear?: number;
};

/** The year of a season that is not on the device, with which a date text without a year stays unread. */
const UNKNOWN_YEAR = Number.NaN;

/** What the camps of this season are read against on a day; of an unknown season (null) only days without doubt. */
export function seasonDay(season: Season | null, day: string): SeasonDay {
  if (season === null) return { year: UNKNOWN_YEAR, fromMonth: 1, isPast: false, day };
  const { year, startsOn } = season;
  const isPast = seasonPhase(season, day) === 'past';
  return { year, fromMonth: monthOf(startsOn), isPast, day, dates: season };
}

/** The last of its days that are certain (YYYY-MM-DD); null without any. */
export const lastDay = (
  camp: Pick<Camp, 'datesText' | 'days'>,
  { year, fromMonth }: Pick<SeasonDay, 'year' | 'fromMonth'>,
): string | null => campDays(camp, year, fromMonth).at(-1) ?? null;

/** Whether the camp's season or its last day is over. Uncertain days are not over. */
export function isOver(camp: Pick<Camp, 'datesText' | 'days'>, season: SeasonDay): boolean {
  if (season.isPast) return true;
  const last = lastDay(camp, season);
  return last !== null && last < season.day;
}
