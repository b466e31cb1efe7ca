import { wordMeaning } from './dates/campDateWords.ts';
import { scanTokens, type TokenReader } from './scanTokens.ts';

/** Every time of day, in minutes, that a clock in a text can mean; `isMarked` when it can be nothing but a clock. */
export type ClockReading = { hour: number; readings: number[]; isMarked: boolean; is24: boolean };

/**
 * The kinds of words in a text of hours, each with a first letter of its own. A break separates its clauses; what is extended
 * (care) is not the camp itself; an offer or a price is accepted only beside it; a filler is irrelevant to hours.
 */
type Kind =
  | 'dash'
  | 'slash'
  | 'break'
  | 'weekday'
  | 'extended'
  | 'offered'
  | 'price'
  | 'filler'
  | 'unknown';
export type HourToken =
  | { kind: Kind }
  | { kind: 'clock'; clock: ClockReading }
  | { kind: 'length'; minutes: number };

const NOON = 12 * 60;

const WORDS = new Map<string, Kind>();
const VOCABULARY: readonly [Kind, string][] = [
  ['dash', 'to until till til thru through'],
  ['break', 'and with plus'],
  ['weekday', 'we fr daily'],
  [
    'extended',
    'care aftercare beforecare childcare extended ext early late drop dropoff pick pickup',
  ],
  ['offered', 'available offered optional'],
  ['price', 'before after for fee extra additional cost free per an also by off up'],
  [
    'filler',
    'camp program session run is are from hour time full half day each every all the only a class morning afternoon evening included est edt et eastern of at open our week lunch snack',
  ],
];
for (const [kind, words] of VOCABULARY) for (const word of words.split(' ')) WORDS.set(word, kind);

/** 'MWF', 'TTh', 'M'. */
const WEEKDAY_LETTERS = /^(?:m|tu?|w|th|r|f)+$/;

/** Tried in this order; everything else is an unknown word. */
const PATTERNS: readonly [RegExp, TokenReader<HourToken, Kind>][] = [
  [/\s+/y, () => null],
  [/\$\d{1,4}(?:\.\d\d)?/y, 'price'],
  [/w\//y, 'break'],
  [
    /(\d{1,2}(?:\.\d{1,2})?)[- ]?(?:h|hrs?|hours?)(?:\/day)?(?![\p{L}\d])/uy,
    ([, hours]) => ({ kind: 'length', minutes: Number(hours) * 60 }),
  ],
  [/\d{1,2}[- ]?days?(?!\p{L})/uy, 'filler'],
  [/(?:12(?::00)? ?)?(?:noon|midday)(?!\p{L})/uy, () => clockToken('12', '00', 'p')],
  [
    /(\d{1,2})(?:[:.](\d\d))?(?: ?(a|p)(?:\.? ?m)?\b\.?)?(?![\p{L}\d:⁄½])/uy,
    ([, hour, minutes, half]) => clockToken(hour, minutes, half),
  ],
  [/\p{L}+/uy, ([letters = '']) => ({ kind: kindOf(letters) })],
  [/[-\u2010-\u2015\u2212]+|(?<=\w ?)~/y, 'dash'],
  [/\//y, 'slash'],
  [/[,;:.()|&+!]/y, 'break'],
  [/./suy, 'unknown'],
];

/** Splits a lower-case text with single spaces into its tokens. */
export const hourTokens = (text: string): HourToken[] =>
  scanTokens<HourToken, Kind>(text, () => PATTERNS);

function kindOf(letters: string): Kind {
  if (WEEKDAY_LETTERS.test(letters)) return 'weekday';
  const kind = WORDS.get(letters) ?? WORDS.get(letters.replace(/s$/, ''));
  return kind ?? (/^(?:weekday|pattern)$/.test(wordMeaning(letters).kind) ? 'weekday' : 'unknown');
}

function clockToken(hourText = '', minuteText?: string, half?: string): HourToken {
  const hour = Number(hourText);
  const minutes = Number(minuteText ?? 0);
  const is24 = hour > 12 || hour === 0;
  if (hour > 23 || minutes > 59 || (is24 && half !== undefined)) return { kind: 'unknown' };
  const isMarked = half !== undefined || minuteText !== undefined;
  const morning = (is24 ? hour : hour % 12) * 60 + minutes;
  const all = is24 ? [morning] : [morning, morning + NOON];
  const readings = half === undefined ? all : all.slice(half === 'a' ? 0 : 1).slice(0, 1);
  return { kind: 'clock', clock: { hour, readings, isMarked, is24 } };
}
