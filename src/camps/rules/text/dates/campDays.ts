import { addDays } from '#base/day/calendar.ts';
import type { Camp } from '../../camp/camp.ts';
import { memoize } from '../../list/remember.ts';
import { type CampDates, type CampSession, readCampDates, sessionDays } from './campDates.ts';

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
): readonly string[] {
  if (camp.days && camp.days.length > 0) return [...new Set(camp.days)].toSorted();
  const { datesText } = camp;
  if (datesText === null) return [];
  const read = () => {
    const { sessions, unread } = listedDates(datesText, year, fromMonth);
    return unread.length === 0 ? sessionDays(sessions) : [];
  };
  return memoize(daysRead, read)(`${year} ${fromMonth} ${datesText}`);
}

/** The text of a listing by readCampDates. Its days and its label need it: every different text is read once. */
export const listedDates = (text: string, year: number, fromMonth: number): CampDates =>
  memoize(datesRead, () => readCampDates(text, year, fromMonth))(`${year} ${fromMonth} ${text}`);

/** Ten thousand camps have a few hundred different texts. By year, first month and text. */
const daysRead = new Map<string, readonly string[]>();
const datesRead = new Map<string, CampDates>();
