import { decodeText } from './calendarLines.ts';
import { dayOf } from '#base/day/calendar.ts';

/** The fields of one event in a file, as lines that a strict parser takes. */
export type CleanEvent = {
  /** The lines without parameters, except that days are marked as days. */
  lines: string[];
  /** The value of its first RRULE; '' without one. */
  rule: string;
  /** The excluded and added occurrences, as from `calendarValue`. */
  except: string[];
  also: string[];
};

const LINE = /^([\w-]+)(?:;[^=:;"]+=(?:"[^"]*"|[^":;]*))*:(.*)$/;
/** Parameters that make no sense are no parameters. No part can match what another one does: a long line takes no longer. */
const ANY_LINE = /^([\w-]+)(?:[^\w:-][^:]*)?:(.*)$/;
const TEXTS = new Set(['UID', 'SUMMARY', 'DESCRIPTION', 'STATUS']);
const DATES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID']);
/** Longer than any event of a school, and short enough to add up quickly. */
const DURATION =
  /^\+?P(?=T?\d)(?:\d{1,3}W|(?:\d{1,3}D)?(?:T(?:\d{1,4}H)?(?:\d{1,5}M)?(?:\d{1,6}S)?)?)$/;

/**
 * The events of a calendar's unfolded lines. Lines that are none are dropped, and so are parts of events (alarms) and an
 * event that the file breaks off in. Time zones are dropped, too: a school's hours are those of its own clock, except for
 * moments in UTC.
 */
export function cleanEvents(lines: readonly string[]): CleanEvent[] {
  const events: CleanEvent[] = [];
  let event: CleanEvent | null = null;
  /** Parts that are open inside of the event. */
  let depth = 0;
  for (const line of withPlainText(lines)) {
    const [, rawName, value = ''] = LINE.exec(line) ?? ANY_LINE.exec(line) ?? [];
    const name = rawName?.toUpperCase() ?? '';
    const part = value.trim().toUpperCase();
    if (name === 'BEGIN' && part === 'VEVENT') {
      // The end of the one before is missing.
      if (event) events.push(event);
      event = { lines: [], rule: '', except: [], also: [] };
      depth = 0;
    } else if (name === 'END' && part === 'VEVENT') {
      if (event) events.push(event);
      event = null;
    } else if (name === 'BEGIN') depth += 1;
    else if (name === 'END') depth -= 1;
    else if (event && depth === 0) addLine(event, name, value);
  }
  return events;
}

const QUOTED = /^[\w-]+;(?:[^:]*;)?ENCODING=QUOTED-PRINTABLE[;:]/i;
const LONGEST_QUOTED = 10_000;

/**
 * Texts of the older vCalendar 1.0 say '=C3=AD' for a letter, and go on in the next line after a '=' at the end. What
 * they say is escaped like other texts.
 */
function withPlainText(lines: readonly string[]): string[] {
  const plain: string[] = [];
  /** A quoted text that is not complete. */
  let open = '';
  for (const line of lines) {
    if (open === '' && !QUOTED.test(line)) plain.push(line);
    else if (line.endsWith('=') && open.length < LONGEST_QUOTED) open += line.slice(0, -1);
    else {
      const [name = '', ...texts] = (open + line).split(':');
      plain.push(`${name}:${unquoted(texts.join(':'))}`);
      open = '';
    }
  }
  return plain;
}

const unquoted = (text: string) =>
  text
    // A line's end that was undone as a fold.
    .replaceAll(/=(?![\dA-F]{2})/gi, '')
    .replaceAll(/(?:=[\dA-F]{2})+/gi, (codes) =>
      decodeText(Uint8Array.from(codes.slice(1).split('='), (code) => Number.parseInt(code, 16))),
    )
    .replaceAll(/[\r\n]+/g, ' ');

function addLine(event: CleanEvent, name: string, value: string): void {
  if (TEXTS.has(name)) event.lines.push(`${name}:${value}`);
  else if (DATES.has(name)) event.lines.push(...dateLines(name, value));
  else if (name === 'DURATION' && DURATION.test(value.trim()))
    event.lines.push(`${name}:${value.trim()}`);
  else if (name === 'RRULE' && event.rule === '') event.rule = value.trim().toUpperCase();
  else if (name === 'EXDATE') pushValues(event.except, value);
  else if (name === 'RDATE') pushValues(event.also, value);
}

function dateLines(name: string, text: string): string[] {
  const value = calendarValue(text);
  if (value === null) return [];
  return [value.length === 8 ? `${name};VALUE=DATE:${value}` : `${name}:${value}`];
}

/** More than the days of ten school years. */
const MOST_VALUES = 2000;

/** One by one: a list may be too long for the arguments of a call. Of a period ('20261005T130000Z/PT8H') its start. */
function pushValues(into: string[], list: string): void {
  for (const text of list.split(',', MOST_VALUES)) {
    if (into.length === MOST_VALUES) return;
    const value = calendarValue(text.replace(/\/.*/, ''));
    if (value !== null) into.push(value);
  }
}

const VALUE = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?\d\d)?(Z?))?$/;

/**
 * '20261005', '20261005T090000' or '20261005T130000Z' for what a calendar gives as a date or a moment, with or without
 * dashes, colons and seconds; null for what is none.
 */
function calendarValue(text: string): string | null {
  const [, year, month, date, hour, minute, zone = ''] =
    VALUE.exec(text.trim().toUpperCase()) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date))?.replaceAll('-', '');
  if (day === undefined) return null;
  if (hour === undefined || minute === undefined) return day;
  return Number(hour) < 24 && Number(minute) < 60 ? `${day}T${hour}${minute}00${zone}` : null;
}
