/** The certain meaning of a price text, in US cents. `perWeekCents`: the whole week, when named beside the day. */
export type Price =
  | { kind: 'unknown' }
  | { kind: 'free' }
  | { kind: 'flat'; cents: number }
  | { kind: 'perDay'; cents: number; perWeekCents: number | null }
  | { kind: 'perWeek'; cents: number }
  | { kind: 'perSession'; cents: number };

const UNKNOWN: Price = { kind: 'unknown' };
/** A price text has at most 100 characters; longer ones are not read, so that no text costs more than a moment. */
const LONGEST = 200;
const FREE = /^free(?: of charge| camp)?$|^(?:no|at no) (?:cost|charge|fee)$/;
const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?\s?\$?`;
const DAY = String.raw`(?:\/\s?|per |a |each |every |for one )day|daily(?: rate)?`;
const WEEK = String.raw`(?:\/\s?|per |a |all |each |full |whole |for the |for all |for one |for the (?:full|whole) )(?:week|wk)|weekly(?: rate)?`;
const SESSION = String.raw`(?:\/\s?|per |each |for the )(?:full |whole |entire )?session`;
const PIECE = new RegExp(`^${AMOUNT}\\s?(${DAY}|${WEEK}|${SESSION})?$`);
/** 'Cost: $350', 'Weekly tuition $325', 'Single day: $75'; 'Full day' may be the hours. */
const HEAD =
  /^(?:((?:per |single )?day|daily|(?:per |full )?week|weekly|session) ?)?(?:(?:price|cost|fee|tuition|rate)(?: is)?)?:? ?(?=\$)/;
/** '(includes lunch)', ', all materials included', 'total': words that leave the price as it is. */
const TAIL =
  /,? \(?(?:(?!not )[a-z-]+ ){1,2}included\)?$|,? \(?includ(?:es|ing) [a-z ,&-]+\)?$| (?:total|tuition)$/;
/** '80/day ($360/week)' is two prices: only a whole price stands in the parentheses. */
const ASIDE = /^([^()]+) \(([^()]+)\)$/;
/** Between two prices: a comma that is not part of a number, a sign, or a word. */
const BETWEEN = /\s*(?:,(?!\d{3}(?!\d))|[;&|]|\bor\b|\band\b|\/\s?(?=[$\d]))\s*/;
/** More is no price of a camp, but a phone number or a slip of the finger. */
const MOST_CENTS = 20_000_00;
/** The days of a camp week: a price for five single days is never below that for the week. */
const DAYS_A_WEEK = 5;

/** A smaller amount 'per session' may be for one class of a day. */
const LEAST_SESSION_CENTS = 100_00;

type Piece = { cents: number; unit: 'day' | 'week' | 'session' | null };

function readPiece(text: string): Piece | null {
  const [head = '', before] = HEAD.exec(text) ?? [];
  const [, whole, fraction = '', behind] = PIECE.exec(text.slice(head.length)) ?? [];
  if (whole === undefined || /\$.*\$/.test(text) || (before && behind)) return null;
  const cents = Math.round(Number(whole.replaceAll(',', '') + fraction) * 100);
  const unit = unitOf(before ?? behind ?? '');
  const isClass = unit === 'session' && cents < LEAST_SESSION_CENTS;
  return cents > MOST_CENTS || isClass ? null : { cents, unit };
}

function unitOf(words: string): Piece['unit'] {
  if (words.includes('session')) return 'session';
  if (words.includes('da')) return 'day';
  return words === '' ? null : 'week';
}

/**
 * Reads a price text, only when it is certain: '$325/week', '$72 a day', '$80 per day, $360 all week', '95',
 * '$450 per session', 'Free'. Ranges, 'from', deposits and everything else are unknown; screens show the words themselves
 * (priceLabel). So is a day beside a week that costs more than its days: '$350/week, $25/day' names care.
 */
export function readPrice(text: string | null): Price {
  if (text === null || text.length > LONGEST) return UNKNOWN;
  const words = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[.!]$/, '')
    .replace(TAIL, '');
  if (FREE.test(words)) return { kind: 'free' };
  const pieces = words.replace(ASIDE, '$1;$2').split(BETWEEN).map(readPiece);
  const [first, second, third] = pieces;
  if (!first || second === null || third !== undefined) return UNKNOWN;
  if (!second) return priceOf(first);
  const day = first.unit === 'day' ? first : second;
  const week = first.unit === 'week' ? first : second;
  if (day.unit !== 'day' || week.unit !== 'week' || day.cents === 0) return UNKNOWN;
  if (week.cents < day.cents || week.cents > DAYS_A_WEEK * day.cents) return UNKNOWN;
  return { kind: 'perDay', cents: day.cents, perWeekCents: week.cents };
}

function priceOf({ cents, unit }: Piece): Price {
  if (cents === 0) return { kind: 'free' };
  if (unit === 'day') return { kind: 'perDay', cents, perWeekCents: null };
  if (unit === 'session') return { kind: 'perSession', cents };
  return { kind: unit === 'week' ? 'perWeek' : 'flat', cents };
}

/** '1,250' or '1,250.50'. Not by Intl, whose first use would take a third of a tap on a slow phone. */
export const grouped = (digits: number | string): string =>
  String(digits).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** US cents, 0 or more, as '$77', '$62.50' or '$1,250'. */
export const dollars = (cents: number): string =>
  `$${grouped((cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))}`;

/** The first number in the price text, in cents; null when it has none. What summer filters compare. */
export function firstNumberCents(text: string | null): number | null {
  const [number] = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/.exec(text ?? '') ?? [];
  return number === undefined ? null : Math.round(Number(number.replaceAll(',', '')) * 100);
}
