import { MONTHS } from '#base/day/calendar.ts';
import {
  certainCalendar,
  namedDays,
  type ReadCalendar,
  type Reading,
  type ReadLine,
  UNCLEAR,
  withName,
} from './certainDays.ts';
import { writtenDates } from './writtenDates.ts';

const YEARS = /\b(20\d\d)\s*[-–—/]\s*(?:20)?(\d\d)\b(?!-)/g;
const HEADING = new RegExp(
  `^(${MONTHS.map((name) => `${name}[a-z]*`).join('|')})\\.?,?(?: (20\\d\\d))?:?$`,
  'i',
);
const BULLET = /^[\s•·*▪◦>-]+/;
/** When school is on again, as a remark at the end of an entry: it says nothing more. */
const RETURN =
  /\s?(?:\(|[,;–—-] ?)(?:students?|schools?|classes) (?:will )?(?:returns?|resumes?) (?:to (?:school|classes?) )?(?:on )?(?:[a-z]{3,9}day,? )?(?:[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?:, ?20\d\d)?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\)?(?=\s*$|\s{2}|\t|\s*\|)/gi;
/** Columns of a page, as they are pasted. */
const GAP = /\s*\|\s*|\s*\t\s*|\s{2,}/;

/**
 * Reads the text of a school calendar, as it is copied out of a PDF or a page, for the school year that begins in
 * `startYear`. Only what is certain is a day; every other line is in `notRead`. Pure; never throws.
 */
export function readCalendarText(text: string, startYear: number): ReadCalendar {
  const lines: ReadLine[] = [];
  let isOtherSection = false;
  let heading: Heading = null;
  for (const [at, raw] of text.split(/\r\n?|\n|\f/).entries()) {
    const content = raw.replaceAll('\u00a0', ' ').trim();
    if (content === '') continue;
    isOtherSection = sectionOf(content, startYear) ?? isOtherSection;
    const reading = isOtherSection ? UNCLEAR : readLine(content, heading, startYear);
    heading = headingAfter(content, heading, reading);
    lines.push({ line: at + 1, text: content, reading });
  }
  return certainCalendar(lines);
}

/** Whether the lines from here on are of another school year; null where a line names none. */
function sectionOf(line: string, startYear: number): boolean | null {
  const starts = [...line.matchAll(YEARS)].flatMap(([, first, second]) =>
    (Number(first) + 1) % 100 === Number(second) ? Number(first) : [],
  );
  return starts.length === 0 ? null : starts.some((year) => year !== startYear);
}

/** `after`: the last date under it. */
type Heading = { month: string; after: number } | null;

function headingAfter(line: string, heading: Heading, found: Reading): Heading {
  const [, month] = HEADING.exec(line) ?? [];
  if (month !== undefined) return { month: line.replace(/:$/, ''), after: 0 };
  if (heading === null) return null;
  const [date] = /^\D{0,12}(\d{1,2})(?!\d)/.exec(line)?.slice(1) ?? [];
  if (found.days === null) {
    // Of another month, or out of order: the heading is not of these lines.
    return writtenDates(line, 2000).length > 0 ? null : heading;
  }
  return { ...heading, after: Number(date ?? heading.after) };
}

function readLine(line: string, heading: Heading, startYear: number): Reading {
  const text = line.replaceAll(RETURN, '').replace(BULLET, '').trim();
  const pieces = joined(text)
    .split(GAP)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.every((piece) => writtenDates(piece, startYear).length === 0)) {
    return pieces.length === 1 ? underHeading(text, heading, startYear) : UNCLEAR;
  }
  const kinds = pieces.map((piece) => kindOf(piece, startYear)).join('');
  if (/^B+$/.test(kinds)) return all(pieces.map((piece) => readPiece(piece, startYear)));
  const isDateFirst = /^(?:DN)+$/.test(kinds);
  if (!isDateFirst && !/^(?:ND)+$/.test(kinds)) return UNCLEAR;
  const pairs = pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [[piece, pieces[at + 1] ?? '']] : [],
  );
  return all(
    pairs.map(([one = '', other = '']) =>
      isDateFirst ? namedDays(one, other, startYear) : namedDays(other, one, startYear),
    ),
  );
}

/** All of a line, or nothing of it: half of two columns may be paired wrong. */
function all(readings: readonly Reading[]): Reading {
  const days = readings.flatMap((reading) => reading.days ?? []);
  const isWhole = readings.every((reading) => reading.days !== null);
  return isWhole
    ? { days }
    : { days: null, isOtherYear: readings.some((one) => one.days === null && one.isOtherYear) };
}

/** Spaces inside of a date do not part columns. */
const joined = (text: string): string =>
  text
    .replaceAll(/([a-z]{3,9}\.?)\s+(?=\d{1,2}\b)/gi, (found, month: string) =>
      MONTHS.some((name) => month.toLowerCase().startsWith(name.toLowerCase()))
        ? `${month} `
        : found,
    )
    .replaceAll(/(\d,?)\s+(?=20\d\d\b)/g, '$1 ')
    .replaceAll(/(\d)\s*([-–—])\s+(?=(?:[a-z]{3,9}\.? )?\d)/gi, '$1 $2 ')
    .replaceAll(/([a-z]{3,9}day,)\s+/gi, '$1 ');

/** D: dates and nothing else. N: no date. B: both. */
function kindOf(piece: string, startYear: number): 'D' | 'N' | 'B' {
  const [first] = writtenDates(piece, startYear);
  if (first === undefined) return 'N';
  return /[a-z0-9]/i.test(piece.slice(0, first.start) + piece.slice(first.end)) ? 'B' : 'D';
}

/** 'Aug 3: First Day', 'Fall Break: Oct 12-16' or 'Fall Break (Oct 12-16)'. */
function readPiece(piece: string, startYear: number): Reading {
  const [dates, another] = writtenDates(piece, startYear);
  if (dates === undefined || another !== undefined) return UNCLEAR;
  const [ahead, behind] = [piece.slice(0, dates.start), piece.slice(dates.end)];
  const isFirst = !/[a-z0-9]/i.test(ahead);
  const isLast = !/[a-z0-9]/i.test(behind);
  const isInside = /\(\s*$/.test(ahead) && /^\s*\)/.test(behind);
  if (isInside) {
    const name = `${ahead.replace(/\(\s*$/, '')} ${behind.replace(/^\s*\)/, '')}`;
    return withName(dates, piece, name, startYear);
  }
  if (isFirst === isLast) return UNCLEAR;
  return withName(
    dates,
    piece,
    isFirst ? behind.replace(/^\s*\)/, '') : ahead.replace(/\(\s*$/, ''),
    startYear,
  );
}

const UNDER =
  /^(?:(?<weekday>mon|tue|tues|wed|thu|thur|thurs|fri)[a-z]*\.?,?\s+)?(?<first>\d{1,2})(?:st|nd|rd|th)?(?:\s*[-–]\s*(?<last>\d{1,2})(?:st|nd|rd|th)?)?(?<behind>\s*\((?:mon|tue|wed|thu|fri)[a-z]*\.?\))?(?<mark>\s*[-–—:]|\s)\s*(?<name>\D.*)$/i;
/** A number in front of these is a count: '2 Student Holidays'. */
const COUNTED =
  /^(?:students?|teachers?|staff|school|instructional|work|holidays?|digital|early|half|make|inclement|professional|pre|post|days?|weeks?)\b/i;

/** '12-16 Fall Break' below 'October', where the number can be nothing but a date, and the dates go up. */
function underHeading(line: string, heading: Heading, startYear: number): Reading {
  const parts = UNDER.exec(line)?.groups;
  if (heading === null || parts === undefined) return UNCLEAR;
  const { weekday = '', first = '', last, behind = '', mark = '', name = '' } = parts;
  const isDate =
    weekday !== '' ||
    behind !== '' ||
    last !== undefined ||
    mark.trim() !== '' ||
    !COUNTED.test(name);
  if (!isDate || Number(first) < heading.after) return UNCLEAR;
  const [month = '', year] = heading.month.split(/[\s,]+/);
  const range = last === undefined ? first : `${first}-${last}`;
  const inYear = year === undefined ? '' : `, ${year}`;
  return namedDays(`${weekday} ${month} ${range}${inYear}${behind}`.trim(), name, startYear);
}
