import { dayWithWeekday, yearOf } from '#base/day/calendar.ts';
import { campDateChunks, type Chunk, type ReadEntry } from './campDateEntries.ts';
import {
  contradicts,
  hasToken,
  isChoiceOfDays,
  splitParts,
  weekdayPatterns,
  withoutRegistration,
} from './campDateParts.ts';
import { daysOfEntry, type Closed, closedDaysIn, eachDay } from './campDateDays.ts';
import type { Token } from './campDateTokens.ts';
import { campDateYears, type Dated } from './campDateYears.ts';
import { type Holiday, holidayIn } from './holidayNames.ts';

/** A day (start = end) or an unbroken range of a listing. Days as YYYY-MM-DD, both inclusive. */
export type CampSession = { start: string; end: string };
/**
 * `unread`: the provider's own words for what is uncertain. Screens show them. `hasNotes`: every day was read, but the
 * text has more than days ('$350', 'sold out').
 */
export type CampDates = { sessions: CampSession[]; unread: string[]; hasNotes?: boolean };

/** The tokens of a text that are no days. */
const NOTES = /^(?:word|note|safe|holiday|closed|registration|count|or)$/;

/**
 * Reads a provider's free date text. Never throws and never gives a wrong day: what is not certain goes to
 * `unread`. Sessions are sorted and unique.
 * `year` is the season's first year, `fromMonth` the month its days start in (see campDateYears).
 */
export function readCampDates(text: string | null, year: number, fromMonth = 1): CampDates {
  const words = text?.trim() ?? '';
  if (words === '') return { sessions: [], unread: [] };
  const nothing: CampDates = { sessions: [], unread: [words] };
  const { chunks: all, tokens } = campDateChunks(words);
  const chunks = withoutRegistration(all);
  if (chunks === null || isChoiceOfDays(all) || isDayALabel(words, tokens)) return nothing;
  if (chunks.some(isUncertain)) return nothing;
  const parts = splitParts(chunks);
  if (parts === null) return nothing;
  const entries = parts.map(({ entry }) => entry);
  const read = entries.filter((entry) => entry.kind === 'read');
  const isMixed =
    read.some(({ isDayFirst }) => isDayFirst) &&
    read.some(({ isDayFirst, from }) => !isDayFirst && from.month !== null);
  const isOnlyLoose = read.every(({ isLoose }) => isLoose);
  const patternFor = weekdayPatterns(chunks);
  const withUnknown = new Set(
    chunks.filter((one) => hasToken(one, 'word')).map(({ group }) => group),
  );
  const closed: Closed = {
    entries: chunks.flatMap((chunk) => chunk.closed.entries),
    patterns: chunks.flatMap((chunk) => chunk.closed.patterns),
    holidays: chunks.flatMap((chunk) => chunk.closed.holidays),
  };
  const isClosed = closedDaysIn(closed);
  if (isClosed === null) return nothing;

  let before: (CampSession & { dated: ReadEntry }) | null = null;
  let isUnclear = false;
  const found = campDateYears(entries, year, fromMonth).map((dated, index) => {
    const { entry } = dated;
    const chunk = parts[index]?.chunk;
    const weekdays = chunk ? patternFor(chunk) : null;
    if (weekdays === 'unclear') isUnclear = true;
    const isDoubtful =
      entry.kind !== 'read' || (isMixed && entry.isDayFirst) || (entry.isLoose && !isOnlyLoose);
    const counts =
      chunk?.tokens.flatMap((token) => (token.kind === 'count' ? [token.value] : [])) ?? [];
    const days =
      isDoubtful || weekdays === 'unclear'
        ? null
        : daysOfEntry(dated, {
            seasonYear: year,
            weekdays,
            isClosed,
            before,
            counts,
            hasUnknownWord: withUnknown.has(entry.group),
          });
    if (entry.kind === 'read') {
      before = days && { dated: entry, start: days.start, end: days.end };
    }
    return { ...dated, chunk, days };
  });
  if (isUnclear) return nothing;
  // Each day that is taken away must be one of the dates, else it is unclear what it is about.
  if (!isClosed.areAllAmong(found.flatMap(({ days }) => days?.counted ?? []))) return nothing;

  // Unknown words may be about all of their group; an invalid date makes the months that others in the group
  // inherit doubtful ('Oct 6, 7 November').
  const withWords = new Set(
    entries.filter(({ kind }) => kind === 'words').map(({ group }) => group),
  );
  const withInvalid = new Set(
    found
      .filter(({ entry, days }) => days === null && entry.kind !== 'harmless')
      .map(({ entry }) => entry.group),
  );
  const sessions = new Map<string, CampSession>();
  const unread: string[] = [];
  const spans: CampSession[] = [];
  // A holiday may stand before its day.
  for (const { entry, isBare, days, chunk } of found.toSorted(
    (a, b) => isHarmless(a) - isHarmless(b),
  )) {
    const isDoubtful = withWords.has(entry.group) || (isBare && withInvalid.has(entry.group));
    if (entry.kind === 'harmless' && areNamed(chunk?.holidays ?? [], spans)) continue;
    if (days === null || isDoubtful) {
      if (unread.at(-1) !== entry.text) unread.push(entry.text);
    } else {
      const isInner = isInside(days, spans);
      const isAside = isInner && entry.kind === 'read' && entry.isInParentheses;
      // 'Camp June 7-25, break June 14-18': is the week off, or another name of a week?
      if (isInner && OFF.test(isAside ? entry.text.replace(/^[^(]*/, '') : words)) return nothing;
      if (isAside) continue;
      // '(half day 10/6)' qualifies a day that was read; without one the day is unknown.
      const isSingle = entry.kind === 'read' && entry.to === null;
      if (chunk && isSingle && entry.isInParentheses && hasToken(chunk, 'word')) return nothing;
      // 'June 7 - Labor Day' is a range unless the holiday is that day.
      if (isSingle && chunk?.afterDash && holidayIn(chunk.afterDash, yearOf(days.end)) !== days.end)
        return nothing;
      spans.push({ start: days.start, end: days.end });
      for (const session of days.sessions) sessions.set(session.start + session.end, session);
    }
  }
  const sorted = [...sessions].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const result = sorted.map(([, session]) => session);
  const loose = chunks.flatMap((chunk) => (chunk.entries.some(hasYear) ? [] : chunk.tokens));
  if (result.length > 0 && contradicts(loose, result)) return nothing;
  if (result.length === 0 && unread.length === 0) return nothing;
  const hasNotes = unread.length === 0 && tokens.some(({ kind }) => NOTES.test(kind));
  return { sessions: result, unread, ...(hasNotes && { hasNotes }) };
}

/** Days of these inside others may be taken away: '(holiday 6/18)', but not '(half day 6/18)'. */
const OFF = /break|holiday|vacation/i;
/** 'Thu | June 10-24' may be Thursdays. */
const isUncertain = (chunk: Chunk) =>
  hasToken(chunk, 'danger') ||
  (chunk.isBroken && chunk.entries.length === 0 && hasToken(chunk, 'weekday'));
const isHarmless = ({ entry }: Dated) => Number(entry.kind === 'harmless');
/** 'May 3: June 7-11', '7/24 June 14-18': what the first day is of is not said. */
const isDayALabel = (words: string, tokens: readonly Token[]) =>
  tokens.some(({ kind, to }, index) => {
    const next = tokens[index + 1];
    const isDay = kind === 'date' || kind === 'number';
    const isBeforeDay = next?.kind === 'date' || next?.kind === 'month';
    if (!isDay || !isBeforeDay) return false;
    const between = words.slice(to, next.from);
    return (
      between.includes(':') || (kind === 'date' && next.kind === 'month' && !/\S/.test(between))
    );
  });

const hasYear = ({ from, to }: ReadEntry) => (from.year ?? to?.year ?? null) !== null;
const isInside = ({ start, end }: CampSession, spans: readonly CampSession[]) =>
  spans.some((span) => span.start <= start && end <= span.end);
/** 'Oct 11, Columbus Day': the day is read already. */
const areNamed = (holidays: readonly Holiday[], spans: readonly CampSession[]) =>
  holidays.length > 0 &&
  holidays.every((holiday) =>
    spans.some(({ start, end }) => {
      const day = holidayIn(holiday, yearOf(start));
      return start <= day && day <= end;
    }),
  );

/** Every single day of the sessions, sorted, each once. */
export function sessionDays(sessions: readonly CampSession[]): string[] {
  return [...new Set(sessions.flatMap(eachDay))].toSorted();
}

/** 'Mon, Oct 6 – Fri, Oct 10', or the one day. */
export const sessionLabel = ({ start, end }: CampSession): string =>
  start === end ? dayWithWeekday(start) : `${dayWithWeekday(start)} \u2013 ${dayWithWeekday(end)}`;
