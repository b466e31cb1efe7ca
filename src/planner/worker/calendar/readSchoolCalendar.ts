import ICAL from 'ical.js';
import { addDays, yearOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import type { ImportedDay } from '#planner/rules/calendar/importedDay.ts';
import { calendarLines } from './calendarLines.ts';
import { type CleanEvent, cleanEvents } from './cleanEvents.ts';
import { isByEnd, type Wall, parseWallTime } from './eventSpan.ts';
import { type FoundEvent, importedDays, type Window } from './importedDays.ts';
import { relay } from '#planner/rules/planB/relay.ts';
import { isSafeRule } from './isSafeRule.ts';

/** Why a file gives no list; these are the keys of its sentences. */
export type CalendarRefusal = 'tooBig' | 'notCalendar' | 'noDays' | 'otherYear' | 'tooMany';

/**
 * `leftOut`: events that name no kind of day, of a file with too many. `noDays`: a calendar without an event that can be
 * read. `otherYear`: all of its days are over, or more than a year ahead.
 */
export type SchoolCalendarFile =
  | { kind: 'preview'; days: ImportedDay[]; leftOut: number }
  | { kind: 'refusal'; reason: CalendarRefusal };

const MOST_DAYS = 2000;
/** Repetitions followed in one file: those of two hundred weekly events for ten years. */
const MOST_STEPS = 100_000;
/** Between two yields, so that a step stays short. */
const STEPS_AT_ONCE = 50;
const DAYS_BACK = 30;
const DAYS_AHEAD = 400;
const LONGEST_NAME = 120;
const LONGEST_TEXT = 2000;
/** The part of the work that is done when the lines are read, and when the events are. */
const [LINES, EVENTS] = [0.1, 0.9];

/**
 * Reads the days around `today` (YYYY-MM-DD) from a school's calendar file: 30 before to 400 after it, earliest first;
 * `mostSteps` repetitions are followed in the whole file. Any bytes give a list to confirm or a reason why not; no day is
 * outside of its event. Each yield is the part that is done, 0 to 1. For the worker: the parser behind it weighs more than
 * a page.
 */
export function readSchoolCalendar(
  bytes: Uint8Array,
  today: string,
  mostSteps = MOST_STEPS,
): Generator<number, SchoolCalendarFile, void> {
  const window = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  return readCalendarWindow(bytes, window, mostSteps);
}

/** The same for the days of any window. */
export function* readCalendarWindow(
  bytes: Uint8Array,
  window: Window,
  mostSteps = MOST_STEPS,
): Generator<number, SchoolCalendarFile, void> {
  const lines = calendarLines(bytes);
  yield LINES / 2;
  const steps = { left: mostSteps };
  const clean = cleanEvents(lines);
  const events: FoundEvent[] = [];
  for (const [at, one] of clean.entries()) {
    const share = LINES + (at / clean.length) * (EVENTS - LINES);
    yield share;
    const event = yield* readEvent(one, window, steps, share);
    if (event) events.push(event);
  }
  if (events.some(({ isCancelled }) => !isCancelled)) {
    return preview(
      yield* relay(importedDays(events, window), (share) => EVENTS + share * (1 - EVENTS)),
    );
  }
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
    leftOut: days.length - kept.length,
  };
}

const countOf = (days: readonly ImportedDay[]) =>
  days.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Returns null for an event without a name or a day. */
function* readEvent(
  clean: CleanEvent,
  window: Window,
  steps: { left: number },
  share: number,
): Generator<number, FoundEvent | null, void> {
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
        ...(yield* relay(startsOf(event.startDate, clean.rule, window, steps), () => share)),
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
function* startsOf(
  first: ICAL.Time,
  rule: string,
  window: Window,
  steps: { left: number },
): Generator<void, Wall[], void> {
  const repeated = datesOf(rule, first, window.to);
  if (repeated === null) return [wallOfTime(first)];
  const { dates, until } = repeated;
  const starts: Wall[] = [];
  // What began in the year before may last into the window.
  const since = yearOf(window.from) - 1;
  for (let at: ICAL.Time | null = dates.next(); at !== null && steps.left > 0; at = dates.next()) {
    steps.left -= 1;
    if (steps.left % STEPS_AT_ONCE === 0) yield;
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
