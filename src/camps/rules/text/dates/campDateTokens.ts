import { type BareKind, type Meaning, wordMeaning } from './campDateWords.ts';
import { asTyped, scanTokens, type TokenReader } from '../scanTokens.ts';
import { matchedHoliday, holidayPattern } from './holidayNames.ts';

/**
 * One token of a provider's date text, and its position. 'to' and 'through' are dashes; 'end' is a ';'. note: hours,
 * prices and ages. safe: words that change no date. unknown: 'TBD'. danger: with one of these, no day is certain.
 */
export type Token = Meaning & { from: number; to: number };

const read = (part: string | undefined) => Number(part);
const yearFrom = (part: string | undefined) =>
  part === undefined ? null : read(part) + (part.length === 2 ? 2000 : 0);

const AM_PM = '(?:[ap]\\.?m\\b\\.?|[ap]\\b)';
/** '9', '9:30', '930'. */
const CLOCK = '(?:1?\\d[0-5]\\d|\\d{1,2}(?:[:.]\\d\\d)?)';
const JOIN = `\\s?(?:-|to|until|till)\\s?`;
const JOINED = '\\s{1,3}(?:to|thru|through|-)\\s{1,3}';
const PAIR = '\\d{1,2}-\\d{1,2}';
const LABEL = '(?:weeks?|wk|sessions?|sess\\.?|camp|block|part|term|group|unit|module|day)';
// No `i`: with `u` it makes a pattern three times as slow to compile, and a first list compiles them all.
const sticky = (source: string) => new RegExp(source, 'uy');

const LETTER = '(?:t[hu]|[mtwrf])';

/**
 * 'MWF', 't/th', 'M, W & F', 'M-F'; 'R' is Thursday. Must go up: 'FM' is no list of weekdays. 'MT ZION', 'per mth' and 'T&F'
 * (track and field) may be none.
 */
function patternOf(written: string): Meaning {
  if (/^(?:\w[a-z]|mth|M[TR]|[Tt] ?&? ?[Ff])$/.test(written)) return { kind: 'danger' };
  const letters = written.toUpperCase().replace(/TO|THR[OUGH]+/g, '-');
  const days = (letters.match(/T[HU]|[MTWRF]/g) ?? []).map(
    (letter) => 1 + 'MTWRF'.indexOf(letter === 'TH' ? 'R' : letter.charAt(0)),
  );
  if (days.some((day, index) => day <= (days[index - 1] ?? 0))) return { kind: 'word' };
  const isRange = days.length === 2 && /[-\u2010-\u2015\u2212]/.test(letters);
  return {
    kind: 'pattern',
    days: isRange ? weekdaysFrom(days[0] ?? 0, days[1] ?? 0) : days,
    isRange,
  };
}

/** Lists the weekdays of a range: Friday to Monday is Friday, Saturday, Sunday, Monday. */
export const weekdaysFrom = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

const dateOf = (
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
): Meaning => ({ kind: 'date', month: read(month), day: read(day), year: yearFrom(year) });

type Reader = TokenReader<Meaning, BareKind>;
/** `needs`: without it in the text the pattern is not tried, and so not compiled: with these a phone takes 3 to 7 ms. */
type Row = readonly [pattern: RegExp, reader: Reader, needs?: RegExp];

const AM_OR_PM_HOUR = /\d\s?[ap]/;

/** Tried in this order on lower-case text, by what the characters begin with. American dates: month before day. */
const NUMBERS: readonly Row[] = [
  [/(20\d\d)-(\d\d)-(\d\d)(?![\d-])/y, ([, year, month, day]) => dateOf(month, day, year)],
  // No day: care around the clock.
  [/24\/7(?![\d/])/y, 'danger'],
  // Hours, prices, ages and counts are never dates.
  [sticky(`${CLOCK}\\s?(?:${AM_PM}|noon)?${JOIN}${CLOCK}\\s?${AM_PM}`), 'note', AM_OR_PM_HOUR],
  [sticky(`${CLOCK}\\s?${AM_PM}(?:${JOIN}(?:${CLOCK}|noon)(?![\\d/]))?`), 'note', AM_OR_PM_HOUR],
  [sticky(`\\d{1,2}:\\d\\d(?:${JOIN}\\d{1,2}(?::\\d\\d)?(?![\\d/]))?`), 'note'],
  [sticky(`\\d{1,2}${JOIN}\\d{1,2}:\\d\\d`), 'note'],
  [/\d+\s?%|\d{3}[-.]\d{3}[-.]\d{4}/y, 'note'],
  [
    sticky(
      `(?:k|\\d{1,2}(?:st|nd|rd|th)?)(?:\\s?(?:-|to)\\s?\\d{1,2}(?:st|nd|rd|th)?)?\\s?(?:years?|yrs?|yo\\b|y\\/o|grade)\\p{L}*`,
    ),
    'note',
    /ye|yr|yo|y\/o|grade/,
  ],
  [/1\/2(?=[-\s]*days?\b)/y, 'word'],
  [/\d+\s?(?:days?|times|x)\s?(?:a|per|each|\/)\s?w(?:ee)?k/y, 'danger'],
  [/(\d{1,2})[- ]?days?\b/y, ([, value]) => ({ kind: 'count', value: read(value) })],
  [
    /\d{1,2}[- ]?(?:weeks?|sessions?|hours?|hrs?|spots?|nights?|kids|campers)\b/y,
    'note',
    /\d[- ]?[wshnkc]/,
  ],
  // '2) Art', but in '(June 7-18) Art' it is a day.
  [
    /\d{1,2}(?:\)(?=\s*\p{L})(?<!\([^)]{0,300}\))|(?:st|nd|rd|th) (?:session|week)(?=:))/uy,
    'label',
  ],
  [
    /(20\d\d)\s?[-/]\s?(?:20)?(\d\d)(?![\d/-])/y,
    ([, year, next], before) => {
      const isNext = read(next) === (read(year) + 1) % 100;
      // In 'Mar 9, 2024-25, 2024' the year belongs to the day.
      const isOfDay = before.slice(-2).some(({ kind }) => kind === 'number');
      return isNext && !isOfDay ? { kind: 'schoolYear', year: read(year) } : undefined;
    },
  ],
  [
    /(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/]|\p{L})/uy,
    ([, month, day, year]) => dateOf(month, day, year),
  ],
  [
    /(\d{1,2})\.(\d{1,2})(?:\.(20\d\d|\d\d))?(?![\d.]|\p{L})/uy,
    ([, month, day, year]) => ({ ...dateOf(month, day, year), isLoose: true }),
  ],
  // '6-7 to 6-11': nothing else joins two pairs.
  [
    sticky(
      `(\\d{1,2})-(\\d{1,2})(?:(?=${JOINED}${PAIR}(?![\\d-]))|(?<=(?<![\\d-])${PAIR}${JOINED}${PAIR})(?![\\d-]))`,
    ),
    ([, month, day]) => ({ ...dateOf(month, day, undefined), isLoose: true }),
    / to | thru | through | - /,
  ],
  // '9-3' are hours: days rise.
  [sticky(`(?:[7-9]|1[0-2])${JOIN}[1-6](?![\\d\\p{L}/]|\\.\\d|-)`), 'note'],
  [/(20\d\d)(?![\d/]|\p{L})/uy, ([, year]) => ({ kind: 'year', year: read(year) })],
  [/\d{3,5}(?=(?:\s[\p{L}.]+){1,4}\s(?:st|street|ave|rd|road|dr|blvd)\b)/uy, 'word', /\d{3}/],
  // Beside dates, any other long number may be a year: 'Oct 6-10, 1999'.
  [/\d{3,}/y, 'danger'],
  [
    /(\d{1,2})(?:st|nd|rd|th)?(?!\d|(?!to|thru)\p{L})/uy,
    ([, value]) => ({ kind: 'number', value: read(value) }),
  ],
];
/** '12-14 & up' is no second part of a list, and Good Friday is some Friday of the year. */
const AND_UP: Row = [
  /(?:(?:&|and) (?:up|older|above|under|younger)|(?:good|black) \p{L}+day)(?!\p{L})/uy,
  'word',
  /& |and |good |black /,
];
const LETTERS_FIRST: readonly Row[] = [
  [
    sticky(
      `(?:ages?|aged|grades?|gr\\.|rising)\\s*(?:k|pre-?k|\\d{1,2})(?:st|nd|rd|th)?(?:\\s?(?:-|to|through|&|and)\\s?\\d{1,2}(?:st|nd|rd|th)?|\\+)?(?![\\d/])`,
    ),
    'note',
    /age|gr|rising/,
  ],
  [sticky(`(?:pre-?)?k\\s?-\\s?\\d{1,2}(?:th)?(?![\\d/])`), 'note'],
  [
    /(?:min(?:imum)?\.?|at least) \d{1,2}[- ]?days?\b|waitlist only|(?:two|three|four) weeks/y,
    'note',
  ],
  [sticky('w(?:ee)?ks?\\.?\\s+of(?!\\p{L})'), 'weekOf'],
  // 'Week 1', 'Session A:', 'Week 1 - 6/7'; not 'Week 6/7' and not 'Session 7-11'.
  [
    sticky(
      `${LABEL}\\s*#?\\s*(?:\\d{1,2}|[a-h]|i{1,3}|iv|vi?)(?![\\p{L}\\d]|(?!\\s-\\s\\d+\\/)\\s?(?:-|[/.])\\s?\\d)(?:\\s?-(?=\\s?\\p{L}|\\s\\d+\\/))?`,
    ),
    'label',
  ],
  [sticky(`(?:weeks|sessions)\\s*\\d{1,2}\\s?(?:-|&)\\s?\\d{1,2}(?![\\d/])`), 'label'],
  [
    sticky(
      `${LETTER}(?:(?:\\s{0,2}(?:[,/&+]|and|to|thru|through|-)\\s{0,2}|\\s{1,2})?${LETTER})+(?![\\p{L}\\d])`,
    ),
    (_match, _before, written) => patternOf(written),
  ],
  AND_UP,
  [/w\/o(?!\p{L})/uy, 'closed'],
  // A reason, of the days before it, a space that was lost, and a week that lacks a day.
  [/closed(?: for| due|[\p{L}\d])|no(?:camp|class)|short(?:ened)? week/uy, 'danger'],
  [
    holidayPattern,
    (match) => {
      const holiday = matchedHoliday(match);
      return holiday && { kind: 'holiday', holiday };
    },
    /year|king|mlk|day|eve|teenth|july|thanks|mas/,
  ],
  [/(?:no weekends?|every weekday)(?!\p{L})/uy, () => wordMeaning('weekday')],
  [
    /(?:no school|school'?s? (?:is )?(?:out|closed|off)|(?:dec|feb|apr)\p{L}* (?:break|vacation))(?!\p{L})/uy,
    'safe',
  ],
  [/(\p{L}+(?:'\p{L}*)?)\.?/uy, ([, letters]) => wordMeaning(letters ?? '')],
];
/** The readers of signs in order; the last one reads anything as an unknown word. */
const SIGNS: readonly Row[] = [
  AND_UP,
  [/#\d{1,2}(?=[\s:])/y, 'label'],
  [/[;|•·▪●\r\n]/y, 'end'],
  [/[\s*:"“”#!]|\.(?=\s*$)|\/(?=\d{3})/y, () => null],
  [/\.(?=\s)/y, 'comma'],
  [/\/(?=\s)/y, 'and'],
  [
    sticky(`\\$\\s?\\d+(?:,\\d{3})*(?:\\.\\d\\d)?(?:\\s?-\\s?\\$\\d+)?(?:\\s?\\/\\s?\\p{L}+)?`),
    'note',
    /\$/,
  ],
  [/'(\d\d)(?![\d/]|\p{L})/uy, ([, year]) => ({ kind: 'year', year: 2000 + read(year) })],
  [/[-~→➔»]+/y, 'dash'],
  [/,/y, 'comma'],
  [/&/y, 'and'],
  [/[([]/y, 'open'],
  [/[)\]]/y, 'close'],
  [/[\d/]+/y, 'word'],
  [/\p{Extended_Pictographic}/uy, 'safe'],
  [/./suy, 'word'],
];

/** Splits a text into tokens that cover every character but white space and ornaments. */
export function campDateTokens(text: string): Token[] {
  const written = text.replaceAll(/[^\S\r\n]/g, ' ');
  const folded = foldCase(written);
  const usable = (rows: readonly Row[]) =>
    rows.flatMap(([pattern, reader, needs]) =>
      (needs?.test(folded) ?? true) ? [[pattern, reader] as const] : [],
    );
  const signs = usable(SIGNS);
  const numbers = [...usable(NUMBERS), ...signs];
  const letters = [...usable(LETTERS_FIRST), ...signs];
  function patternsAt(first: string) {
    if (first >= '0' && first <= '9') return numbers;
    return /\p{L}/u.test(first) ? letters : signs;
  }
  return dayFirst(scanTokens<Meaning, BareKind>(folded, patternsAt, written));
}

/** Each character at its place: of all capitals only 'İ' becomes two. */
const foldCase = (text: string) => asTyped(text.replaceAll('İ', 'i').toLowerCase());

/** '25/10' can only be day before month; then every date of the text is written so. */
function dayFirst(tokens: Token[]): Token[] {
  const isDayFirst = tokens.some(
    (token) => token.kind === 'date' && token.month > 12 && token.day <= 12,
  );
  if (!isDayFirst) return tokens;
  return tokens.map((token) =>
    token.kind === 'date' ? { ...token, month: token.day, day: token.month } : token,
  );
}
