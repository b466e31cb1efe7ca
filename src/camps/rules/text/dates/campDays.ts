import { addDays } from '#base/day/calendar.ts';
import type { Camp } from '../../camp/camp.ts';
import { sessionDays, readCampDates, type CampSession } from './campDates.ts';

/** Consecutive days become one session. */
export function groupSessions(days: readonly string[]): CampSession[] {
  const sessions: CampSession[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = sessions.at(-1);
    if (last && addDays(last.end, 1) === day) last.end = day;
    else sessions.push({ start: day, end: day });
  }
  return sessions;
}

/**
 * The camp's single days, sorted and unique: the listing's own, else those of its date text when every word was read.
 * Empty when they are not certain: never a guessed day. `year` and `fromMonth` as in readCampDates.
 */
export function campDays(
  camp: Pick<Camp, 'datesText' | 'days'>,
  year: number,
  fromMonth = 1,
): string[] {
  if (camp.days && camp.days.length > 0) return [...new Set(camp.days)].toSorted();
  const { sessions, unread } = readCampDates(camp.datesText, year, fromMonth);
  return unread.length === 0 ? sessionDays(sessions) : [];
}
