import {
  addDays,
  isCalendarDay,
  monthOf,
  shortDay,
  weekdayOf,
  yearOf,
  dayRange,
} from '../../../src/base/day/calendar.ts';
import { atlantaHoursBehind, HOUR_MS } from '../../../src/base/day/atlantaHoursBehind.ts';
import { daysBetween } from '../../../src/base/day/daysBetween.ts';
import { readCampDates, sessionDays } from '../../../src/camps/rules/text/dates/campDates.ts';
import type { RawSession } from './rawCamp.ts';

/** A season of the directory; days inclusive. */
export type SeasonSpan = { id: string; year: number; starts_on: string; ends_on: string };

/** What is certain of days: the span and each single day; `days` is null where a range has unknown gaps. */
export type CertainDays = { startsOn: string; endsOn: string; days: string[] | null };

/** A moment in Atlanta: the day, and minutes after midnight when the text has a time. */
type WallTime = { day: string; minutes: number | null };

const MOST_DAYS = 120;
const WEEK = 7;

/** '2027-06-07', '2027-06-07T09:00', with an offset or Z, or '6/7/2027'. Null for everything else. */
export function readWall(text: string | undefined): WallTime | null {
  const words = text?.trim() ?? '';
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(words) ?? [];
  const iso = year === '' ? words : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const [, day = '', hour, minute, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      iso,
    ) ?? [];
  if (!isCalendarDay(day)) return null;
  if (hour === undefined) return { day, minutes: null };
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes >= 24 * 60 || Number(minute) > 59) return null;
  if (zone === undefined) return { day, minutes };
  const offset = zone.toUpperCase() === 'Z' ? '+00:00' : zone.replace(/(\d\d):?(\d\d)$/, '$1:$2');
  const moment = Date.parse(`${day}T${hour}:${minute ?? '00'}:00${offset}`);
  const local = new Date(moment - atlantaHoursBehind(moment) * HOUR_MS).toISOString();
  return {
    day: local.slice(0, 10),
    minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)),
  };
}

/**
 * The days of a session, or null when they are not certain. A range within a week is its weekdays; a longer one needs to
 * say which. Words go through the reader of the directory; without a year in them they need the season that is meant.
 */
export function certainDays(
  raw: RawSession,
  meant: SeasonSpan | null,
  seenOn: string,
): CertainDays | null {
  if (raw.days !== undefined) return spanOf(raw.days.filter(isCalendarDay));
  const [from, to] = [readWall(raw.from), readWall(raw.to ?? raw.from)];
  if (from !== null && to !== null) return daysOfRange(from.day, to.day, raw.weekdays);
  if (raw.dates === undefined) return null;
  const [one, other] = yearsFor(meant, seenOn).map((year) => {
    const { sessions, unread } = readCampDates(
      raw.dates ?? null,
      year,
      meant ? monthOf(meant.starts_on) : 1,
    );
    return unread.length === 0 ? sessionDays(sessions) : [];
  });
  if (one === undefined || (other !== undefined && one.join() !== other.join())) return null;
  return spanOf(one);
}

/** Without a season, only what both years read alike has a year of its own. */
const yearsFor = (meant: SeasonSpan | null, seenOn: string) =>
  meant ? [meant.year] : [yearOf(seenOn), yearOf(seenOn) + 1];

function daysOfRange(from: string, to: string, weekdays: number[] | undefined): CertainDays | null {
  const length = daysBetween(from, to);
  if (length < 0 || length > 365) return null;
  const isOfWeekend = [from, to].some((day) => isWeekend(day));
  const wanted = weekdays ?? (isOfWeekend ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5]);
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (wanted.includes(weekdayOf(day))) days.push(day);
  }
  if (weekdays === undefined && length >= WEEK) return { startsOn: from, endsOn: to, days: null };
  return spanOf(days);
}

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));

function spanOf(all: readonly string[]): CertainDays | null {
  const days = [...new Set(all)].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { startsOn: first, endsOn: last, days: days.length <= MOST_DAYS ? days : null };
}

/** 'Jun 7–11', as the directory's own reader reads it back; days with gaps one by one: 'Jun 7, Jun 9'. */
export function labelOfDays({ startsOn, endsOn, days }: CertainDays): string {
  if (days === null) return dayRange(startsOn, endsOn);
  const runs: [string, string][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([a, b]) => (a === b ? shortDay(a) : dayRange(a, b))).join(', ');
}

/** The season that has all of these days. */
export const seasonOfDays = (
  found: CertainDays,
  seasons: readonly SeasonSpan[],
): SeasonSpan | null =>
  seasons.find(
    ({ starts_on, ends_on }) => starts_on <= found.startsOn && found.endsOn <= ends_on,
  ) ?? null;
