/** What a price text says for certain, in US cents. `perWeekCents`: the whole week, when named beside the day. */
export type Price =
  | { kind: 'unknown' }
  | { kind: 'free' }
  | { kind: 'flat'; cents: number }
  | { kind: 'perDay'; cents: number; perWeekCents: number | null }
  | { kind: 'perWeek'; cents: number };

const UNKNOWN: Price = { kind: 'unknown' };
const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?`;
const DAY = String.raw`(?:\/\s?|per |a |each |every )day|daily`;
const WEEK = String.raw`(?:\/\s?|per |a |all |each |full |whole |for the |for all |for the (?:full|whole) )(?:week|wk)|weekly`;
const PIECE = new RegExp(`^${AMOUNT}\\s?(?:(${DAY})|(${WEEK}))?$`);
/** Between two prices: a comma that is not part of a number, or a word. */
const BETWEEN = /\s*(?:,(?!\d{3}(?!\d))|;|&|\bor\b|\band\b|\/\s?(?=[$\d]))\s*/;

type Piece = { cents: number; unit: 'day' | 'week' | null };

function readPiece(text: string): Piece | null {
  const [, whole, fraction = '', day, week] = PIECE.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Math.round(Number(whole.replaceAll(',', '') + fraction) * 100);
  if (day !== undefined) return { cents, unit: 'day' };
  return { cents, unit: week === undefined ? null : 'week' };
}

/**
 * Reads a price text, only when it is certain: '$325/week', '$72 a day', '$80 per day, $360 all week', '95',
 * 'Free'. Ranges, 'from', deposits and everything else are unknown; screens show the words themselves
 * (priceLabel).
 */
export function readPrice(text: string | null): Price {
  const words = (text ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase().replace(/[.!]$/, '');
  if (words === 'free') return { kind: 'free' };
  const pieces = words.split(BETWEEN).map(readPiece);
  const [first, second, third] = pieces;
  if (!first || second === null || third !== undefined) return UNKNOWN;
  if (!second) return priceOf(first);
  const day = first.unit === 'day' ? first : second;
  const week = first.unit === 'week' ? first : second;
  if (day.unit !== 'day' || week.unit !== 'week' || week.cents < day.cents) return UNKNOWN;
  return { kind: 'perDay', cents: day.cents, perWeekCents: week.cents };
}

function priceOf({ cents, unit }: Piece): Price {
  if (cents === 0) return { kind: 'free' };
  if (unit === 'day') return { kind: 'perDay', cents, perWeekCents: null };
  return { kind: unit === 'week' ? 'perWeek' : 'flat', cents };
}
