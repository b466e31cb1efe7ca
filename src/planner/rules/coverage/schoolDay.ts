import { monthOf } from '#base/day/calendar.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { schoolYearStart } from '#camps/rules/season/calendarSeason.ts';
import { isSummerDay } from '#camps/rules/season/daysOff.ts';
import { summerBetween } from '../summer/schoolEnds.ts';
import { knownWeekday } from './knownWeekday.ts';
import { nextDay } from './nextDay.ts';

/** The sources of a day. Each overrides those before it, because a family knows its own school best. */
export const CALENDAR_SOURCES = ['district', 'import', 'parent'] as const;
export type CalendarSource = (typeof CALENDAR_SOURCES)[number];

/**
 * gradeDecides: schools let out at different times by level, and without the child's grade the earliest counts.
 * mayBeMadeUp: the district may turn this day off into a school day.
 */
type DayCaveat = 'gradeDecides' | 'mayBeMadeUp';

/** Days from `from` to `to`, both inclusive, as one source names them. */
export type CalendarEntry = {
  from: string;
  to: string;
  kind: 'school' | 'off' | 'digital' | 'early';
  source: CalendarSource;
  /** The published name. */
  name: string;
  isConfirmed: boolean;
  /** The end of an early release in minutes after midnight; null when unknown. */
  letsOutAt: number | null;
  caveat?: DayCaveat | null;
};

/** The first or last day of a school year. */
export type SchoolTerm = { kind: 'firstDay' | 'lastDay'; day: string; isConfirmed: boolean };

/**
 * One day of one child's school. off: no school; digital: school at home; early: school lets out early. unknown: a
 * weekday that no available calendar covers, such as a summer without a known first or last day.
 */
export type SchoolDay = {
  kind: 'school' | 'weekend' | 'off' | 'digital' | 'early' | 'unknown';
  /** The published name; null for an unnamed day, as in summer. */
  name: string | null;
  source: CalendarSource | null;
  isConfirmed: boolean;
  letsOutAt: number | null;
  caveat: DayCaveat | null;
};

/** The day (YYYY-MM-DD) to what school is that day. */
export type SchoolCalendar = (day: string) => SchoolDay;

/** A mistyped year must not fill a century of days. */
const LONGEST_ENTRY_DAYS = 400;

const plainDay = (kind: SchoolDay['kind'], isConfirmed: boolean): SchoolDay => ({
  kind,
  name: null,
  source: null,
  isConfirmed,
  letsOutAt: null,
  caveat: null,
});
const SCHOOL = plainDay('school', true);
const WEEKEND = plainDay('weekend', true);
const UNKNOWN = plainDay('unknown', false);

/**
 * The school of each day, by the strongest source that covers it. Of one source the shorter range wins (a single day
 * corrects a week), of equal ones the later. Weekends yield only to school that a parent has entered. Indexed by day
 * once: a year of days is read for every child at each change of the plan.
 */
export function createSchoolCalendar(
  entries: readonly CalendarEntry[],
  terms: readonly SchoolTerm[] = [],
): SchoolCalendar {
  const strongest = new Map<string, CalendarEntry>();
  const ranges = [...summersOf(terms), ...entries].map((entry) => ({
    entry,
    length: lengthOf(entry),
  }));
  for (const { entry, length } of ranges.toSorted(weakestFirst)) {
    const days = Math.min(length, LONGEST_ENTRY_DAYS);
    for (let day = entry.from, at = 0; at <= days; day = nextDay(day), at += 1) {
      strongest.set(day, entry);
    }
  }
  const isInTerm = readTerms(terms);
  const halves = halvesKnown(entries);
  const isKnown = (day: string) =>
    isInTerm(day) ?? (!isSummerDay(day) && halves.has(halfYearOf(day)));
  return memoize(new Map<string, SchoolDay>(), (day) => {
    const entry = strongest.get(day);
    if ([0, 6].includes(knownWeekday(day))) {
      return entry?.source === 'parent' && entry.kind !== 'off' ? dayOf(entry) : WEEKEND;
    }
    if (entry) return dayOf(entry);
    return isKnown(day) ? SCHOOL : UNKNOWN;
  });
}

const dayOf = ({
  kind,
  name,
  source,
  isConfirmed,
  letsOutAt,
  caveat,
}: CalendarEntry): SchoolDay => ({
  kind,
  name: name === '' ? null : name,
  source,
  isConfirmed,
  letsOutAt: kind === 'early' ? letsOutAt : null,
  caveat: caveat ?? null,
});

type Range = { entry: CalendarEntry; length: number };

function weakestFirst(a: Range, b: Range): number {
  const strength = ({ entry }: Range) => CALENDAR_SOURCES.indexOf(entry.source);
  return strength(a) - strength(b) || b.length - a.length;
}

const DAY_MS = 86_400_000;
/** Counts the days by UTC, which has no daylight saving and needs no local date. */
const lengthOf = ({ from, to }: Pick<CalendarEntry, 'from' | 'to'>) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Finds summers between a last day and the next first day of school. Without both, none is assumed. */
function summersOf(terms: readonly SchoolTerm[]): CalendarEntry[] {
  const sorted = terms.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return sorted.flatMap((term, at): CalendarEntry[] => {
    const next = sorted[at + 1];
    if (term.kind !== 'lastDay' || next?.kind !== 'firstDay') return [];
    const summer = summerBetween(term.day, next.day);
    if ('problem' in summer) return [];
    const isConfirmed = term.isConfirmed && next.isConfirmed;
    return [{ ...summer, kind: 'off', source: 'district', name: '', isConfirmed, letsOutAt: null }];
  });
}

/** Whether school runs on a day by the first and last day of its year; null when those that matter are not known. */
function readTerms(terms: readonly SchoolTerm[]): (day: string) => boolean | null {
  const byYear = new Map<number, { first?: string; last?: string }>();
  for (const { kind, day } of terms) {
    const year = schoolYearStart(day);
    const known = byYear.get(year) ?? {};
    byYear.set(year, kind === 'firstDay' ? { first: day, ...known } : { last: day, ...known });
  }
  return (day) => {
    const { first, last } = byYear.get(schoolYearStart(day)) ?? {};
    if ((first !== undefined && day < first) || (last !== undefined && day > last)) return false;
    return first !== undefined && last !== undefined ? true : null;
  };
}

/**
 * The halves of school years in which a calendar has days off; no calendar speaks of June and July. One day typed by a
 * parent is no calendar.
 */
function halvesKnown(entries: readonly CalendarEntry[]): ReadonlySet<string> {
  const ofCalendars = entries.filter(({ kind, source }) => kind === 'off' && source !== 'parent');
  const ends = ofCalendars.flatMap(({ from, to }) => [from, to]);
  return new Set(ends.filter((day) => !isSummerDay(day)).map(halfYearOf));
}

/** The same text for all days of a half: '2026 fall'. */
const halfYearOf = (day: string) => `${day.slice(0, 4)} ${monthOf(day) >= 8 ? 'fall' : 'spring'}`;
