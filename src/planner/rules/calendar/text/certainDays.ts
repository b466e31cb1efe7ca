import type { ImportedDay } from '../importedDay.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { weekdayOf } from '#base/day/calendar.ts';
import { type DayMeaning, dayMeaning } from './dayMeaning.ts';
import { levelClocks } from './levelClocks.ts';
import { isWeekday, type WrittenDates, writtenDates, type WrittenSpan } from './writtenDates.ts';

/** A day, or days in a row, of a school calendar. */
type PublishedDay = DayMeaning & WrittenSpan & { name: string };

/** Days with the line of the file that names them, from 1. */
export type ReadDay = PublishedDay & { line: number };

/** All lines that hold anything are in one of the two. */
export type ReadCalendar = { days: ReadDay[]; notRead: { line: number; text: string }[] };

/** What one place of a calendar says: days, or nothing that is certain. `otherYear`: its weekdays are of another year. */
export type Reading = { days: PublishedDay[] } | { days: null; isOtherYear: boolean };

export const UNCLEAR: Reading = { days: null, isOtherYear: false };
const OTHER_YEAR: Reading = { days: null, isOtherYear: true };

const LONGEST_NAME = 80;
/** A break over New Year, with the weekends around it. */
const LONGEST_DAYS = 23;

/** What a name says of dates, for the school year that begins in `startYear`. */
export function namedDays(dates: string, name: string, startYear: number): Reading {
  const [first, another] = writtenDates(dates, startYear);
  if (first === undefined || another !== undefined) return UNCLEAR;
  return withName(first, dates, name, startYear);
}

/** The same with the dates that are known already; `text` is what they were read from. */
export function withName(
  { spans, problem }: WrittenDates,
  text: string,
  rawName: string,
  startYear: number,
): Reading {
  const named = weekdaysOf(cleanName(rawName));
  const whole = cleanName(named.name);
  // Bells by level are told by the day itself.
  const name = whole.length > LONGEST_NAME ? cleanName(levelClocks(whole)?.rest ?? whole) : whole;
  if (name.length < 2 || name.length > LONGEST_NAME || LEFT_OVER.test(name)) return UNCLEAR;
  const found = spans.length > 0 ? spans : firstDayInJuly(text, name, startYear);
  const meanings = found.map(({ from }) => dayMeaning(whole, from));
  if (meanings.includes(null)) return UNCLEAR;
  // Only a line that would be read tells of another year: lists of meetings are on any day.
  if (found.length === 0) {
    const isDay = dayMeaning(name, `${startYear}-09-01`) !== null;
    return problem === 'weekday' && isDay ? OTHER_YEAR : UNCLEAR;
  }
  const weekdays = [...name.matchAll(WEEKDAY_NAMES)].map(([weekday]) => weekday);
  const isFitting = found.every(
    ({ from, to }) =>
      isWeekday(from, named.from) &&
      isWeekday(to, named.to) &&
      weekdays.every((weekday) => isWeekday(from, weekday)),
  );
  if (!isFitting) return OTHER_YEAR;
  const days = found.flatMap((span, at) => {
    const meaning = meanings[at];
    return meaning ? [{ ...span, ...meaning, name }] : [];
  });
  if (days.some(isOnWeekend)) return OTHER_YEAR;
  return days.every(isPlausible) ? { days } : UNCLEAR;
}

/** An event of a calendar file, by its name where that is enough, or as `readDayKind` has read all of it. */
export function namedEvent({ from, to, name, dayKind, letsOutAt, isTicked }: ImportedDay): Reading {
  const cleaned = cleanName(name);
  const byName = dayMeaning(cleaned, from);
  const isOwn =
    byName !== null && (/^(?:first|last)_day$|^make/.test(byName.kind) || byName.bells !== null);
  // Ticked, an event is known by its hours, too: an evening named "No School" is none.
  const meaning = isOwn || (isTicked && byName?.dayKind === dayKind) ? byName : null;
  if (!meaning || cleaned.length < 2 || cleaned.length > LONGEST_NAME) return UNCLEAR;
  const bell = meaning.dayKind === 'early' && meaning.bells === null ? letsOutAt : null;
  const day = { from, to, name: cleaned, ...meaning, letsOutAt: meaning.letsOutAt ?? bell };
  return isOnWeekend(day) || !isPlausible(day) ? UNCLEAR : { days: [day] };
}

/** A part of a date, or of a sentence around it. */
const LEFT_OVER = /(?!\b1\/2\b)\d\/\d|\b(?:on|is|are|at|from|the|of|for|and|to|by)$/i;

const WEEKDAYS =
  /^\(?(?<from>mon|tue|wed|thu|fri|m)[a-z]*\.?(?:\s?[-–]\s?(?<to>mon|tue|wed|thu|fri|f)[a-z]*\.?)?\)?\s+(?=\S)/i;

/** 'Early Release Wednesdays' are on Wednesdays. */
const WEEKDAY_NAMES = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

/** Weekdays behind a date, "Mon-Fri Fall Break" or "M-F": '' for those that are not named. */
function weekdaysOf(text: string): { from: string; to: string; name: string } {
  const match = WEEKDAYS.exec(text);
  const { from = '', to } = match?.groups ?? {};
  const isWord =
    /^(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r?s?(?:day)?)?|fri(?:day)?|m)\b/i;
  const isShort = from.length === 1;
  // "Wednesday before Thanksgiving" is a name.
  const isName = /^[a-z]/.test(text.slice(match?.[0].length ?? 0));
  if (!match || isName || !isWord.test(text.replace('(', '')) || isShort !== (to?.length === 1)) {
    return { from: '', to: '', name: text };
  }
  const rest = { name: text.slice(match[0].length) };
  return isShort ? { from: 'Mon', to: 'Fri', ...rest } : { from, to: to ?? '', ...rest };
}

/** "July 30: First Day of School": no other day of July is in the first year without more words. */
function firstDayInJuly(text: string, name: string, startYear: number): readonly WrittenSpan[] {
  const [written] = writtenDates(text, startYear, 'first');
  const [span] = written?.spans ?? [];
  const isFirst = span !== undefined && dayMeaning(name, span.from)?.kind === 'first_day';
  return isFirst && written?.spans.length === 1 ? [span] : [];
}

/** Schools publish weekdays: other days come with the calendar of another year. Breaks may have the weekends around them. */
function isOnWeekend({ from, to }: PublishedDay): boolean {
  const [first, last] = [weekdayOf(from), weekdayOf(to)];
  return from === to ? first % 6 === 0 : first === 0 || last === 6;
}

function isPlausible({ kind, dayKind, from, to }: PublishedDay): boolean {
  const days = daysBetween(from, to) + 1;
  if (kind === 'first_day' || kind === 'last_day') return days === 1;
  return days <= (dayKind === 'off' ? LONGEST_DAYS : 5);
}

/** Dots, bars and dashes around a name lead to its date. */
const cleanName = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.,:;|*•·–—=-]+/, '')
    .replace(/[\s.,:;|*•·–—=-]+$/, '')
    .replace(/[ap]\.m$/i, '$&.');

/** So many days of another year spoil a calendar: its other days only look right. */
const MOST_OF_OTHER_YEAR = 2;

/** A line of a calendar, from 1, and what it says. */
export type ReadLine = { line: number; text: string; reading: Reading };

/**
 * The days of a whole calendar. What contradicts itself is taken out: two first days, a day off with an early release.
 * More than two lines that speak of another year, and the whole calendar does.
 */
export function certainCalendar(lines: readonly ReadLine[]): ReadCalendar {
  const days = lines.flatMap(({ line, reading }) =>
    (reading.days ?? []).map((day): ReadDay => ({ ...day, line })),
  );
  const ofOtherYear = lines.filter(({ reading }) => reading.days === null && reading.isOtherYear);
  const isOther = ofOtherYear.length > MOST_OF_OTHER_YEAR;
  const kept = new Map<string, ReadDay>();
  const unread = new Set(lines.flatMap(({ line, reading }) => (reading.days ? [] : line)));
  for (const day of days) {
    const key = `${day.kind} ${day.from}`;
    const known = kept.get(key);
    if (isOther || days.some((other) => contradicts(day, other))) unread.add(day.line);
    // Named twice, as a day and as a range: the range has both.
    else if (known === undefined || known.to < day.to) kept.set(key, day);
  }
  return {
    days: [...kept.values()].toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from))),
    notRead: lines.flatMap(({ line, text }) => (unread.has(line) ? { line, text } : [])),
  };
}

function contradicts(a: ReadDay, b: ReadDay): boolean {
  if (a.kind === b.kind && (a.kind === 'first_day' || a.kind === 'last_day'))
    return a.from !== b.from;
  const isOverlap = a.from <= b.to && b.from <= a.to;
  if (!isOverlap) return false;
  if (a.dayKind === b.dayKind) {
    return a.dayKind === 'early' && a.from === b.from && !isSameBell(a, b);
  }
  // A last day is an early one, and the two lines say one thing.
  const isTerm = [a, b].some(({ kind }) => kind === 'last_day');
  return !(isTerm && [a, b].every(({ dayKind }) => dayKind === 'school' || dayKind === 'early'));
}

const isSameBell = (a: ReadDay, b: ReadDay) =>
  a.letsOutAt === b.letsOutAt && JSON.stringify(a.bells) === JSON.stringify(b.bells);
