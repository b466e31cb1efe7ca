import { addDays, dayOf, dayRange, dayWithWeekday, weekdayOf } from '../day/calendar.ts';
import { daysBetween } from '../day/daysBetween.ts';
import { campDateEntries } from './campDateEntries.ts';
import { campDateYears, type Dated } from './campDateYears.ts';
import { unbroken } from './unbroken.ts';

/** A day (start = end) or an unbroken range of a listing. Days as YYYY-MM-DD, both inclusive. */
export type Session = { start: string; end: string };
/** `unread`: the provider's own words for whatever is not certain. Screens show them. */
export type CampDates = { sessions: Session[]; unread: string[] };

/** Longer than any school break: such a range is a mistake or a program, not days off. */
const LONGEST_DAYS = 100;

/** Words that exclude days before or after them. With one of these, no day is certain. */
const EXCLUDES =
  /\b(?:no|not|none|except\w*|exclud\w*|closed|skip\w*|without|minus|but|off|cancel\w*|omit\w*|only|every|each|weekly|weekdays?|weekends?|either|or|(?:sun|mon|tues|wednes|thurs|fri|satur)days(?!\s+in\b))\b/i;

/** Whether the weekday that the listing names, if any, is that of the day. */
const agrees = (weekday: number | null | undefined, day: string) =>
  (weekday ?? null) === null || weekday === weekdayOf(day);

/** The entry's days, or null when the calendar or a weekday in it says otherwise. */
function sessionOf(dated: Dated, seasonYear: number): Session | null {
  if (dated.start === null) return null;
  const { from, to, weekdays } = dated.entry;
  const last = to ?? from;
  const start = dayOf(dated.start.year, dated.start.month, from.day);
  const end = dayOf(dated.end.year, dated.end.month, last.day);
  if (start === null || end === null || start > end) return null;
  if (dated.start.year < seasonYear || dated.start.year > seasonYear + 1) return null;
  // 'Mon-Fri' over two weeks leaves the weekend between them open.
  if (daysBetween(start, end) >= (weekdays ? 7 : LONGEST_DAYS)) return null;
  const isAgreed =
    agrees(from.weekday, start) &&
    agrees(last.weekday, end) &&
    agrees(weekdays?.first, start) &&
    agrees(weekdays?.last, end);
  return isAgreed ? { start, end } : null;
}

/**
 * Reads a provider's free date text. Never throws and never gives a wrong day: what is not certain goes to
 * `unread`. Sessions are sorted and unique.
 * `year` is the season's first year, `fromMonth` the month its days start in (see campDateYears).
 */
export function readCampDates(text: string | null, year: number, fromMonth = 1): CampDates {
  const words = text?.trim() ?? '';
  if (words === '') return { sessions: [], unread: [] };
  const entries = campDateEntries(words);
  if (EXCLUDES.test(words) || entries.some(({ kind }) => kind === 'qualifier')) {
    return { sessions: [], unread: [words] };
  }
  const dated = campDateYears(entries, year, fromMonth);
  const found = dated.map((one) => ({ ...one, session: sessionOf(one, year) }));
  // Unknown words may be about all of their group; an invalid date makes the months that others in the group
  // inherit doubtful ('Oct 6, 7 November').
  const withWords = new Set(
    entries.filter(({ kind }) => kind === 'words').map(({ group }) => group),
  );
  const withInvalid = new Set(
    found
      .filter(({ entry, session }) => session === null && entry.kind !== 'harmless')
      .map(({ entry }) => entry.group),
  );
  const sessions = new Map<string, Session>();
  const unread: string[] = [];
  for (const { entry, isBare, session } of found) {
    const isDoubtful = withWords.has(entry.group) || (isBare && withInvalid.has(entry.group));
    if (session === null || isDoubtful) unread.push(entry.text);
    else sessions.set(session.start + session.end, session);
  }
  if (sessions.size === 0 && unread.length === 0) unread.push(words);
  const sorted = [...sessions].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { sessions: sorted.map(([, session]) => session), unread };
}

/** Every single day of the sessions, sorted, each once. */
export function daysOf(sessions: readonly Session[]): string[] {
  const days = new Set<string>();
  for (const { start, end } of sessions) {
    for (let day = start; day <= end; day = addDays(day, 1)) days.add(day);
  }
  return [...days].toSorted();
}

export type DatesLabel =
  | { kind: 'none' }
  | { kind: 'simple'; text: string }
  | { kind: 'complex'; span: string; sessions: string[] };

/** From this many sessions on, a card shows the span and a 'See All Dates' button. */
const COMPLEX_FROM = 4;

const ranged = ({ start, end }: Session) => unbroken(dayRange(start, end));

/** 'Mon, Oct 6 – Fri, Oct 10', or the one day. */
export const sessionLabel = ({ start, end }: Session): string =>
  start === end ? dayWithWeekday(start) : `${dayWithWeekday(start)} \u2013 ${dayWithWeekday(end)}`;

/**
 * Up to three sessions are each shown ('Oct 6–10, Oct 13'); four or more become a span ('Sep 22–Oct 24')
 * and the list of all ('Mon, Sep 22 – Fri, Sep 26'). Ignores `unread`: see cardDates.
 */
export function datesLabel({ sessions }: CampDates): DatesLabel {
  const [first] = sessions;
  if (!first) return { kind: 'none' };
  if (sessions.length < COMPLEX_FROM) {
    return { kind: 'simple', text: sessions.map(ranged).join(', ') };
  }
  const end = sessions.reduce((last, one) => (one.end > last ? one.end : last), first.end);
  return {
    kind: 'complex',
    span: ranged({ start: first.start, end }),
    sessions: sessions.map(sessionLabel),
  };
}
