import { addDays, monthOf, weekdayOf } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { nextCalendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { breakToPlan } from '#camps/rules/season/currentSeason.ts';
import { daysOff, isSummerDay } from '#camps/rules/season/daysOff.ts';
import type { DayOff } from '#camps/rules/season/schoolBreak.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';

/** A week, Monday to Friday, in which families look for a camp. */
export type SupplyWeek = {
  /** YYYY-MM-DD */
  monday: string;
  /** The break it belongs to by the site's calendar. */
  season: Season;
  /** How many districts have a day off in it. 'all' in June and July; 'unknown' where no calendar is published yet. */
  districts: number | 'all' | 'unknown';
  /** Days off, Monday to Friday, of the district that has the most: 1 to 5. */
  daysOff: number;
};

const WEEKS_OF_A_YEAR = 52;
const FRIDAY = 4;

/**
 * The weeks of the coming 52 (from `today`, YYYY-MM-DD, on) in which a district has a day off that is not over, in
 * order. Before the first and after the last day off that any district has published, a week in which a camp runs
 * counts: children are off somewhere.
 */
export function supplyWeeks(
  directory: Pick<Directory, 'camps' | 'seasons' | 'schoolBreaks'>,
  today: string,
): SupplyWeek[] {
  const rows = daysOff(directory.schoolBreaks);
  const firstOff = mondayOf(least(rows.map(({ startsOn }) => startsOn)) ?? '9999-01-04');
  const lastOff = rows.map(({ endsOn }) => endsOn).reduce((a, b) => (a > b ? a : b), '');
  const end = addDays(today, 7 * WEEKS_OF_A_YEAR);
  const isPublished = (monday: string) => firstOff <= monday && monday <= lastOff;
  const first = mondayOf(today);
  const mondays = Array.from({ length: WEEKS_OF_A_YEAR + 1 }, (_, at) => addDays(first, 7 * at));
  const ofCamps = campDaysByWeek(
    directory,
    mondays.filter((monday) => !isPublished(monday)),
  );
  return mondays.flatMap((monday): SupplyWeek[] => {
    const days = weekdaysFrom(monday).filter((day) => day >= today && day < end);
    const season = seasonOfWeek(monday);
    const inSummer = days.filter(isSummerDay).length;
    if (inSummer > 0) return [{ monday, season, districts: 'all', daysOff: inSummer }];
    if (!isPublished(monday)) {
      const withCamps = days.filter((day) => ofCamps.get(monday)?.has(day)).length;
      if (withCamps === 0) return [];
      return [{ monday, season, districts: 'unknown', daysOff: withCamps }];
    }
    const counts = districtDays(days, rows);
    if (counts.length === 0) return [];
    return [{ monday, season, districts: counts.length, daysOff: Math.max(...counts) }];
  });
}

/** The days of a week from Monday to Friday. */
const weekdaysFrom = (monday: string): string[] =>
  Array.from({ length: FRIDAY + 1 }, (_, at) => addDays(monday, at));

/** The Mondays (YYYY-MM-DD, sorted) of the weeks that hold one of these days. A day on a weekend holds none. */
export const mondaysOf = (days: readonly string[]): string[] => [
  ...new Set(days.filter(isWeekday).toSorted().map(mondayOf)),
];

/** The break of a week by the site's calendar: the one that runs on its Friday, or comes next. */
export function seasonOfWeek(monday: string): Season {
  const friday = addDays(monday, FRIDAY);
  return nextCalendarSeason(breakToPlan([], friday), friday);
}

/** The break that a provider can still list for: the next one to begin, or else the one that runs; null without weeks. */
export function nextSupplySeason(weeks: readonly SupplyWeek[], today: string): Season | null {
  const next = weeks.find(({ season }) => season.startsOn > today) ?? weeks[0];
  return next?.season ?? null;
}

/** Of each district with one of these days off: how many. */
function districtDays(days: readonly string[], rows: readonly DayOff[]): number[] {
  const found = new Map<string, Set<string>>();
  for (const { districtId, startsOn, endsOn } of rows) {
    for (const day of days) {
      if (day < startsOn || day > endsOn) continue;
      found.set(districtId, (found.get(districtId) ?? new Set()).add(day));
    }
  }
  return [...found.values()].map(({ size }) => size);
}

/** The days on which a camp of the directory runs, by Monday. Reads the dates only of seasons that touch these weeks. */
function campDaysByWeek(
  { camps, seasons }: Pick<Directory, 'camps' | 'seasons'>,
  mondays: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Map(mondays.map((monday) => [monday, new Set<string>()]));
  const touching = seasons.filter((season) => touchesWeeks(season, mondays));
  const seasonOf = new Map(touching.map((season) => [season.id, season]));
  // Thousands of camps share a few hundred days.
  const seen = new Set<string>();
  for (const camp of camps) {
    const season = seasonOf.get(camp.seasonId);
    if (season === undefined) continue;
    for (const day of campDays(camp, season.year, monthOf(season.startsOn))) seen.add(day);
  }
  for (const day of seen) wanted.get(mondayOf(day))?.add(day);
  return wanted;
}

/** Whether a season has a day, Monday to Friday, in one of these weeks. */
export const touchesWeeks = (
  { startsOn, endsOn }: Pick<Season, 'startsOn' | 'endsOn'>,
  mondays: readonly string[],
): boolean => mondays.some((monday) => startsOn <= addDays(monday, FRIDAY) && endsOn >= monday);

const least = (days: readonly string[]): string | undefined => days.toSorted()[0];
const isWeekday = (day: string) => ![0, 6].includes(weekdayOf(day));
