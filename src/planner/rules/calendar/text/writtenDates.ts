import { dayOf, MONTHS, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';

/** Days from `from` to `to` (YYYY-MM-DD), both inclusive. */
export type WrittenSpan = { from: string; to: string };

/** A date, a range or a list of them, where a text has it. */
export type WrittenDates = {
  /** The place in the text: from `start` to before `end`. */
  start: number;
  end: number;
  /** Empty when they are no certain days of the school year; then `problem` tells why. */
  spans: WrittenSpan[];
  /** weekday: the text names another weekday than the date has, as the calendar of another year does. */
  problem: 'weekday' | 'unclear' | null;
};

const month = `(?<month>${MONTHS.map((name) => `${name}[a-z]*`).join('|')})`;
const weekday = `(?:${WEEKDAYS.map((name) => `${name}(?:[a-z]*day)?s?`).join('|')}|tues|thurs?|wednes)`;
const year = String.raw`(?:,?\s*(?<year>20\d\d)\b)?`;
const before = String.raw`(?:(?<before>${weekday})\b[.,]*\s*)?`;
const after = String.raw`(?:,?\s*\((?<after>${weekday})\.?\))?`;
const ordinal = String.raw`(?:st|nd|rd|th)?`;

const NAMED = new RegExp(
  String.raw`(?<![a-z])${before}${month}\.?\s*(?<date>\d{1,2})(?!\d)${ordinal}${year}${after}(?!\d|:\d|/)`,
  'iy',
);
const NUMBERS = new RegExp(
  String.raw`(?<![\d/.])${before}(?<month>\d{1,2})/(?<date>\d{1,2})(?:/(?<year>20\d\d|\d\d))?${after}(?!\d|:\d|/)`,
  'iy',
);
const ISO = new RegExp(
  String.raw`(?<![\d/-])${before}(?<year>20\d\d)-(?<month>\d\d)-(?<date>\d\d)${after}(?!\d|:\d|/)`,
  'iy',
);
/** 'Oct 12-16': the 16. What is a time, a number of hours or the second quarter is none. */
const BARE = new RegExp(
  String.raw`(?<date>\d{1,2})(?!\d)${ordinal}${year}${after}(?!\d|:\d|/|\s*-?\s*(?:hours?|hrs?|[ap]\.?m\b|days?|weeks?|half|minutes?)\b|(?:st|nd|rd|th)?\s+(?:day|quarter|semester|nine|9|grading|grade|term|half|six)\b)`,
  'iy',
);
const RANGE = /\s*(?:-|–|—|\b(?:to|thru|through|until)\b)\s*/iy;
const LIST = /\s*(?:,\s*(?:and|&)|,|&|\band\b)\s*/iy;
/** '1/2 day' is half a day. */
const HALF = /^1\/2$/;

type Atom = { month: number; date: number; year: number | null; weekday: string | null };

/**
 * All dates of a text, read for the school year that begins in `startYear`: August to December lie in its first year,
 * January to June in its second. July is certain with its year or weekday, or by `july`; its first ten days are of the
 * second. Pure; never throws.
 */
export function writtenDates(
  text: string,
  startYear: number,
  july: 'first' | null = null,
): WrittenDates[] {
  const found: WrittenDates[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const first = atomAt(text, at);
    if (first === null) continue;
    const written = sequenceFrom(text, at, first, (atom) => dayOfAtom(atom, startYear, july));
    found.push(written);
    at = written.end - 1;
  }
  return found;
}

type Found = { atom: Atom; end: number };
type Resolved = { day: string } | { problem: 'weekday' | 'unclear' };
type Resolve = (atom: Atom) => Resolved;

function sequenceFrom(text: string, start: number, first: Found, resolve: Resolve): WrittenDates {
  const groups: Atom[][] = [[first.atom]];
  let { end } = first;
  for (;;) {
    const isRange = endOf(RANGE, text, end);
    const joined = isRange ?? endOf(LIST, text, end);
    if (joined === null) break;
    const last = groups.at(-1)?.at(-1);
    const next = atomAt(text, joined) ?? (last ? bareAt(text, joined, last) : null);
    if (next === null) break;
    if (isRange === null) groups.push([next.atom]);
    else groups.at(-1)?.push(next.atom);
    ({ end } = next);
  }
  const spans: WrittenSpan[] = [];
  for (const atoms of groups) {
    const days: string[] = [];
    for (const atom of atoms) {
      const resolved = resolve(atom);
      if ('problem' in resolved) return { start, end, spans: [], problem: resolved.problem };
      days.push(resolved.day);
    }
    const [from = '', to = from] = days;
    if (days.length > 2 || to < from) return { start, end, spans: [], problem: 'unclear' };
    spans.push({ from, to });
  }
  return { start, end, spans, problem: null };
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function atomAt(text: string, at: number): Found | null {
  for (const pattern of [NAMED, ISO, NUMBERS]) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match?.groups === undefined || HALF.test(match[0])) continue;
    const number = Number(match.groups.month);
    const named = MONTHS.findIndex((name) =>
      (match.groups?.month ?? '').toLowerCase().startsWith(name.toLowerCase()),
    );
    return {
      atom: { ...partsOf(match.groups), month: Number.isNaN(number) ? named + 1 : number },
      end: pattern.lastIndex,
    };
  }
  return null;
}

function bareAt(text: string, at: number, last: Atom): Found | null {
  BARE.lastIndex = at;
  const match = BARE.exec(text);
  if (match?.groups === undefined) return null;
  return { atom: { ...partsOf(match.groups), month: last.month }, end: BARE.lastIndex };
}

function partsOf({ date, year: written, before: ahead, after: behind }: Record<string, string>) {
  const full =
    written === undefined ? null : Number(written.length === 2 ? `20${written}` : written);
  return { date: Number(date), year: full, weekday: ahead ?? behind ?? null };
}

/** The end of July is before the first day of school, its beginning after the last one. */
const LAST_CERTAIN_JULY = 10;

function dayOfAtom(
  { month: number, date, year: written, weekday: named }: Atom,
  startYear: number,
  july: 'first' | null,
): Resolved {
  const both = [startYear, startYear + 1];
  const isFirst = number > 7 || (number === 7 && july === 'first');
  const isSecond = number < 7 || (number === 7 && date <= LAST_CERTAIN_JULY);
  const days = both
    .filter((_, at) => (at === 0 ? !isSecond : !isFirst))
    .filter((one) => written === null || one === written)
    .flatMap((one) => dayOf(one, number, date) ?? []);
  const fitting = days.filter((day) => named === null || isWeekday(day, named));
  const [day, another] = fitting;
  if (day === undefined) return { problem: days.length > 0 ? 'weekday' : 'unclear' };
  return another === undefined ? { day } : { problem: 'unclear' };
}

/** Whether a day (YYYY-MM-DD) is the weekday of a name such as 'Mon' or 'thursday'; '' names none. */
export function isWeekday(day: string, named: string): boolean {
  const short = WEEKDAYS[weekdayOf(day)] ?? '';
  return named === '' || named.toLowerCase().startsWith(short.toLowerCase());
}
