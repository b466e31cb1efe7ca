import { addDays, yearOf } from '#base/day/calendar.ts';
import type { Break, Season } from './season.ts';

type Window = {
  name: (years: string) => string;
  /** Month and day. */
  startsOn: string;
  /** The day after the last one: February has no fixed end. */
  until: string;
};

const windows: Readonly<Record<Break, Window>> = {
  summer: { name: (years) => `Summer ${years}`, startsOn: '06-01', until: '09-01' },
  fall: { name: (years) => `Fall Break ${years}`, startsOn: '09-01', until: '11-01' },
  winter: { name: (years) => `Winter Break ${years}`, startsOn: '11-01', until: '03-01' },
  spring: { name: (years) => `Spring Break ${years}`, startsOn: '03-01', until: '05-01' },
};

/** A break's season as the site's calendar has it: summer June to August, fall until October, winter until February, spring until April. */
export function calendarSeason(wanted: Break, year: number): Season {
  const { name, startsOn, until } = windows[wanted];
  const lastYear = until < startsOn ? year + 1 : year;
  return {
    id: `${wanted}-${year}`,
    break: wanted,
    year,
    label: name(seasonYears({ break: wanted, year })),
    startsOn: `${year}-${startsOn}`,
    endsOn: addDays(`${lastYear}-${until}`, -1),
    state: null,
  };
}

/** The one that runs or comes next on a day: what a page is about before the device knows its directory. */
export function nextCalendarSeason(wanted: Break, day: string): Season {
  const year = yearOf(day);
  const candidates = [year - 1, year].map((each) => calendarSeason(wanted, each));
  return candidates.find(({ endsOn }) => day <= endsOn) ?? calendarSeason(wanted, year + 1);
}

/** '2025'; a winter has two years: '2025–26'. */
export function seasonYears({ break: name, year }: Pick<Season, 'break' | 'year'>): string {
  return name === 'winter' ? twoYears(year) : String(year);
}

/** The school year a day belongs to: '2025–26' from August to July. */
export function schoolYear(day: string): string {
  return twoYears(schoolYearStart(day));
}

/** The year in which the school year of a day began. */
export const schoolYearStart = (day: string) => yearOf(day) - (day.slice(5, 7) < '08' ? 1 : 0);

const twoYears = (year: number) => `${year}–${String(year + 1).slice(2)}`;
