import type { Directory } from '../../camp/directory.ts';
import { knownCamp, seasonDayOf } from '../../camp/knownCamp.ts';
import { campDays } from '../../text/campDays.ts';
import type { CalendarEvent } from '../calendarFile.ts';
import { campEventsOn } from '../campCalendar.ts';
import type { PlanEntry } from './planEntries.ts';

export type PlanCalendar = {
  events: CalendarEvent[];
  /** Planned camps whose days are not certain, or that are gone. */
  leftOut: number;
};

/**
 * The days of all planned camps, the same events as in each camp's own file: taken twice they stand there once.
 * `day`: today, YYYY-MM-DD. `pageOf`: the address of a camp's page.
 */
export function planCalendar(
  entries: readonly PlanEntry[],
  directory: Pick<Directory, 'camps' | 'seasons'>,
  day: string,
  pageOf: (campId: string) => string,
): PlanCalendar {
  const camps = entries
    .filter(({ isPlanned }) => isPlanned)
    .map(({ campId }) => {
      const known = knownCamp(directory, campId);
      if (known === null) return [];
      const { year, fromMonth } = seasonDayOf(known, day);
      return campEventsOn(known.camp, campDays(known.camp, year, fromMonth), pageOf(campId));
    });
  return {
    events: camps.flat(),
    leftOut: camps.filter((events) => events.length === 0).length,
  };
}
