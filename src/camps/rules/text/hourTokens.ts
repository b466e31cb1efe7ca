/** Every time of day, in minutes, that a clock in a text can mean; `isMarked` when it can be nothing but a clock. */
export type ClockReading = { hour: number; readings: number[]; isMarked: boolean; is24: boolean };

/**
 * The kinds of words in a text of hours. A break separates its clauses; care is not the camp itself; an offer or a
 * price is accepted only beside care; a filler is irrelevant to hours; the meaning of any other word is unknown.
 */
type Kind =
  | 'dash'
  | 'slash'
  | 'break'
  | 'weekday'
  | 'care'
  | 'offered'
  | 'price'
  | 'filler'
  | 'word';
export type HourToken =
  | { kind: Kind }
  | { kind: 'clock'; clock: ClockReading }
  | { kind: 'length'; minutes: number };

const NOON = 12 * 60;

const WORDS = new Map<string, Kind>();
const VOCABULARY: readonly [Kind, string][] = [
  ['dash', 'to until till til thru through'],
  ['break', 'and with plus'],
  [
    'weekday',
    'mo mon monday tue tues tuesday we wed weds wednesday thu thur thurs thursday fr fri friday sa sat saturday su sun sunday daily weekday',
  ],
  ['care', 'care aftercare beforecare childcare extended ext early late drop dropoff pick pickup'],
  ['offered', 'available offered optional'],
  ['price', 'before after for fee fees extra additional cost free per an also by off up'],
  [
    'filler',
    'camp program session runs run is are from hours hour time full half day each every all the only a class morning afternoon evening included est edt et eastern of at open our week lunch snack',
  ],
];
for (const [kind, words] of VOCABULARY) for (const word of words.split(' ')) WORDS.set(word, kind);

/** 'MWF', 'TTh', 'M'. */
const WEEKDAY_LETTERS = /^(?:m|tu?|w|th|r|f)+$/;

const tokenOf = (kind: Kind) => (): HourToken => ({ kind });

/** Tried in this order; everything else is an unknown word. */
const PATTERNS: readonly [RegExp, (match: RegExpExecArray) => HourToken | null][] = [
  [/\s+/y, () => null],
  [/\$\d{1,4}(?:\.\d\d)?/y, tokenOf('price')],
  [/w\//y, tokenOf('break')],
  [
    /(\d{1,2}(?:\.\d{1,2})?)[- ]?(?:h|hrs?|hours?)(?:\/day)?(?![\p{L}\d])/uy,
    ([, hours]) => ({ kind: 'length', minutes: Number(hours) * 60 }),
  ],
  [/\d{1,2}[- ]?days?(?!\p{L})/uy, tokenOf('filler')],
  [/(?:12(?::00)? ?)?(?:noon|midday)(?!\p{L})/uy, () => clockToken('12', '00', 'p')],
  [
    /(\d{1,2})(?:[:.](\d\d))?(?: ?(a|p)(?:\.? ?m)?\b\.?)?(?![\p{L}\d:⁄½])/uy,
    ([, hour, minutes, half]) => clockToken(hour, minutes, half),
  ],
  [/\p{L}+/uy, ([letters = '']) => ({ kind: kindOf(letters) })],
  [/[-\u2010-\u2015\u2212]+|(?<=\w ?)~/y, tokenOf('dash')],
  [/\//y, tokenOf('slash')],
  [/[,;:.()|&+!]/y, tokenOf('break')],
  [/./suy, tokenOf('word')],
];

/** Splits a lower-case text with single spaces into its tokens, in time that grows with its length only. */
export function hourTokens(text: string): HourToken[] {
  const tokens: HourToken[] = [];
  let from = 0;
  while (from < text.length) {
    let to = from + 1;
    for (const [pattern, tokenIn] of PATTERNS) {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      if (!match) continue;
      to = from + match[0].length;
      const token = tokenIn(match);
      if (token) tokens.push(token);
      break;
    }
    from = to;
  }
  return tokens;
}

function kindOf(letters: string): Kind {
  if (WEEKDAY_LETTERS.test(letters)) return 'weekday';
  return WORDS.get(letters) ?? WORDS.get(letters.replace(/s$/, '')) ?? 'word';
}

function clockToken(hourText = '', minuteText?: string, half?: string): HourToken {
  const hour = Number(hourText);
  const minutes = Number(minuteText ?? 0);
  const is24 = hour > 12 || hour === 0;
  if (hour > 23 || minutes > 59 || (is24 && half !== undefined)) return { kind: 'word' };
  const isMarked = half !== undefined || minuteText !== undefined;
  if (is24)
    return { kind: 'clock', clock: { hour, readings: [hour * 60 + minutes], isMarked, is24 } };
  const morning = (hour % 12) * 60 + minutes;
  const all = [morning, morning + NOON];
  const readings = half === undefined ? all : [half === 'a' ? morning : morning + NOON];
  return { kind: 'clock', clock: { hour, readings, isMarked, is24 } };
}
