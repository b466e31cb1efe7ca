type Bare = 'dash' | 'comma' | 'and' | 'open' | 'close' | 'end' | 'word';
type Meaning =
  | { kind: 'month'; month: number }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'number'; value: number }
  | { kind: 'year'; year: number }
  | { kind: 'date'; month: number; day: number; year: number | null }
  | { [K in Bare]: { kind: K } }[Bare];

/** One token of a provider's date text, and its position. 'to' and 'through' are dashes; 'end' is a ';'. */
export type Token = Meaning & { from: number; to: number };

const WORDS = new Map<string, Meaning>([
  ['to', { kind: 'dash' }],
  ['through', { kind: 'dash' }],
  ['thru', { kind: 'dash' }],
  ['and', { kind: 'and' }],
  ['plus', { kind: 'and' }],
  ['sept', { kind: 'month', month: 9 }],
  ['tues', { kind: 'weekday', weekday: 2 }],
  ['weds', { kind: 'weekday', weekday: 3 }],
  ['thur', { kind: 'weekday', weekday: 4 }],
  ['thurs', { kind: 'weekday', weekday: 4 }],
]);
const FULL_MONTHS =
  'january february march april may june july august september october november december';
for (const [index, full] of FULL_MONTHS.split(' ').entries()) {
  const meaning = { kind: 'month', month: index + 1 } as const;
  WORDS.set(full, meaning).set(full.slice(0, 3), meaning);
}
const FULL_WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday';
for (const [index, full] of FULL_WEEKDAYS.split(' ').entries()) {
  const meaning = { kind: 'weekday', weekday: index } as const;
  WORDS.set(full, meaning).set(full.slice(0, 3), meaning);
}

const read = (part: string | undefined) => Number(part);
const word: Meaning = { kind: 'word' };

/** Tried in this order. American dates: month before day. Everything else is an unknown word. */
const PATTERNS: readonly [RegExp, (match: RegExpExecArray) => Meaning | null][] = [
  [/[;|•\r\n]/y, () => ({ kind: 'end' })],
  [/\s|\.(?=\s*$)/y, () => null],
  [
    /(20\d\d)-(\d\d)-(\d\d)(?![\d-])/y,
    ([, year, month, day]) => ({
      kind: 'date',
      year: read(year),
      month: read(month),
      day: read(day),
    }),
  ],
  [
    /(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d\d))?(?![\d/]|\p{L})/uy,
    ([, month, day, year]) => ({
      kind: 'date',
      month: read(month),
      day: read(day),
      year: year === undefined ? null : 2000 + read(year),
    }),
  ],
  [/(20\d\d)(?![\d/]|\p{L})/uy, ([, year]) => ({ kind: 'year', year: read(year) })],
  [/(\d{1,2})(?:st|nd|rd|th)?/iy, ([, value]) => ({ kind: 'number', value: read(value) })],
  [/(\p{L}+)\.?/uy, ([, letters]) => WORDS.get(letters?.toLowerCase() ?? '') ?? word],
  [/[-\u2010-\u2015\u2212]+/y, () => ({ kind: 'dash' })],
  [/,/y, () => ({ kind: 'comma' })],
  [/&/y, () => ({ kind: 'and' })],
  [/\(/y, () => ({ kind: 'open' })],
  [/\)/y, () => ({ kind: 'close' })],
  [/[\d/]+/y, () => word],
  [/./suy, () => word],
];

/** Splits a text into tokens that cover every character but white space. */
export function campDateTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  while (from < text.length) {
    let to = from + 1;
    for (const [pattern, meaningOf] of PATTERNS) {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      if (!match) continue;
      to = from + match[0].length;
      const meaning = meaningOf(match);
      if (meaning) tokens.push({ ...meaning, from, to });
      break;
    }
    from = to;
  }
  return tokens;
}
