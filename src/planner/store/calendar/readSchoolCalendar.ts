import ICAL from 'ical.js';
import { addDays, yearOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import type { ImportedDay } from '#planner/rules/calendar/importedDay.ts';
import { calendarLines } from './calendarLines.ts';
import { type CleanEvent, cleanEvents } from './cleanEvents.ts';
import { isByEnd, type Wall, parseWallTime } from './eventSpan.ts';
import { type FoundEvent, importedDays, type Window } from './importedDays.ts';
import { isSafeRule } from './isSafeRule.ts';

/**
 * `noDays`: a calendar without an event that can be read. `otherYear`: all of its days are over, or more than a year
 * ahead.
 */
export type SchoolCalendarFile =
  | { kind: 'preview'; days: ImportedDay[] }
  | { kind: 'refusal'; reason: 'tooBig' | 'notCalendar' | 'noDays' | 'otherYear' | 'tooMany' };

const MOST_BYTES = 2_000_000;
const MOST_DAYS = 2000;
/** Repetitions followed in one file: those of two hundred weekly events for ten years. */
const MOST_STEPS = 100_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 400;
const LONGEST_NAME = 120;
const LONGEST_TEXT = 2000;

/**
 * Reads the days around `today` (YYYY-MM-DD) from a school's calendar file: 30 before to 400 after it, earliest first;
 * `mostSteps` repetitions are followed in the whole file. Any bytes give a list to tick or a reason why not; no day is
 * outside of its event. Load it when a file is chosen: the parser behind it weighs more than the page.
 */
export function readSchoolCalendar(
  bytes: Uint8Array,
  today: string,
  mostSteps = MOST_STEPS,
): SchoolCalendarFile {
  if (bytes.length > MOST_BYTES) return { kind: 'refusal', reason: 'tooBig' };
  const lines = calendarLines(bytes);
  const window = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const steps = { left: mostSteps };
  const clean = cleanEvents(lines);
  const events = clean.flatMap((event) => readEvent(event, window, steps) ?? []);
  if (events.some(({ isCancelled }) => !isCancelled)) return preview(importedDays(events, window));
  const isCalendar = clean.length > 0 || lines.some((line) => /^BEGIN:VCALENDAR/i.test(line));
  return { kind: 'refusal', reason: isCalendar ? 'noDays' : 'notCalendar' };
}

function preview(days: readonly ImportedDay[]): SchoolCalendarFile {
  if (days.length === 0) return { kind: 'refusal', reason: 'otherYear' };
  // In a calendar of every game and meal, events of no known kind of day are dropped.
  const kept = countOf(days) > MOST_DAYS ? days.filter(({ dayKind }) => dayKind !== null) : days;
  if (kept.length === 0 || countOf(kept) > MOST_DAYS) return { kind: 'refusal', reason: 'tooMany' };
  return {
    kind: 'preview',
    days: kept.toSorted((a, b) => compare(a.from, b.from) || compare(a.name, b.name)),
  };
}

const countOf = (days: readonly ImportedDay[]) =>
  days.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Returns null for an event without a name or a day. */
function readEvent(clean: CleanEvent, window: Window, steps: { left: number }): FoundEvent | null {
  try {
    const lines = ['BEGIN:VEVENT', ...clean.lines, 'END:VEVENT'].join('\r\n');
    const component = new ICAL.Component(ICAL.parse(lines));
    const event = new ICAL.Event(component);
    const name = plainText(event.summary, LONGEST_NAME);
    if (name === '' || !component.hasProperty('dtstart')) return null;
    const [start, end] = [wallOfTime(event.startDate), wallOfTime(event.endDate)];
    const isReplacing = component.hasProperty('recurrence-id');
    return {
      uid: event.uid,
      name,
      text: plainText(event.description, LONGEST_TEXT),
      starts: [
        ...startsOf(event.startDate, clean.rule, window, steps),
        ...clean.also.map(parseWallTime),
      ],
      end,
      nights: daysBetween(start.day, end.day),
      except: clean.except.map(parseWallTime),
      replaces: isReplacing ? wallOfTime(event.recurrenceId) : null,
      isCancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
    };
  } catch {
    return null;
  }
}

const wallOfTime = (time: ICAL.Time) => parseWallTime(time.toICALString());

/** An event's first start and those of its rule; only the first of a rule that cannot be followed. */
function startsOf(first: ICAL.Time, rule: string, window: Window, steps: { left: number }): Wall[] {
  const repeated = datesOf(rule, first, window.to);
  if (repeated === null) return [wallOfTime(first)];
  const { dates, until } = repeated;
  const starts: Wall[] = [];
  // What began in the year before may last into the window.
  const since = yearOf(window.from) - 1;
  for (let at: ICAL.Time | null = dates.next(); at !== null && steps.left > 0; at = dates.next()) {
    steps.left -= 1;
    if (at.year < since) continue;
    const start = wallOfTime(at);
    if (isByEnd(start, until)) starts.push(start);
  }
  return starts;
}

/** The dates of a rule, up to two days past its end; `until` is its end, null without one. */
function datesOf(
  rule: string,
  first: ICAL.Time,
  last: string,
): { dates: ICAL.RecurIterator; until: Wall | null } | null {
  if (rule === '') return null;
  try {
    const recur = ICAL.Recur.fromString(rule);
    if (!isSafeRule(recur)) return null;
    const until = recur.until ? wallOfTime(recur.until) : null;
    // Without an end ical.js looks for the next date until the year 20000. It compares ends as if all clocks were one.
    const end = until && until.day < last ? addDays(until.day, 1) : last;
    recur.until = ICAL.Time.fromDateString(addDays(end, 1));
    return { dates: recur.iterator(first), until };
  } catch {
    return null;
  }
}

/** Reduces a text to one line of at most `most` whole characters without control characters. */
const plainText = (text: string | null, most: number): string =>
  (text ?? '')
    // What comes later cannot be shown; long texts are not searched.
    .slice(0, most * 4)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
