import { CLOCK } from './careClocks.ts';

/** `cents` null: no certain price; `per` null: not said of what it is the price ('$12 each'). */
export type CareMoney = { cents: number | null; per: 'day' | 'week' | null };

/** All that is said of the care, beside its clocks: a snack may be free where the care is not. */
const FREE =
  /^\W*(?:is |are |it's )?(?:included|free(?: of charge)?|(?:at )?no (?:extra |additional )?(?:cost|charge))(?: in (?:the )?(?:tuition|price|fee|cost))?\W*$/;
/** 'from $10', two amounts, '$12+', '$10-20', '$5 per 15 minutes', '$900 for summer', '$300 with aftercare'. */
const UNSURE =
  /\b(?:from|starting(?: at)?|up to|about|around) ?\$|\$.*\$|\$ ?[\d.,]+(?:\+| ?(?:[-–—]|to) ?\d+(?!\d| ?[ap]m|:)| ?(?:\/|per|an?|each|every) ?\d| for (?!\w+care\b))|\$.*\b(?:with|incl\w*)\b.*care\b/;
const MONEY =
  /\$ ?(\d,\d{3}|\d{1,4})(?![\d,]\d)(\.\d\d?)?(?: ?(?:\/|per|an?|each|every) ?(day|week|wk|[a-z]+)| ?(daily|weekly))?/;
const UNKNOWN: CareMoney = { cents: null, per: null };

/** The price in a clause about care, in lower case; null where it names none. */
export function moneyIn(clause: string): CareMoney | null {
  const said = clause.replace(/\b\w+care\b/, '').replaceAll(CLOCK, '');
  if (FREE.test(said)) return { cents: 0, per: null };
  const [, amount, rest = '', unit, adverb] = MONEY.exec(clause) ?? [];
  if (amount === undefined) return null;
  if (UNSURE.test(clause)) return UNKNOWN;
  const cents = Math.round(Number(amount.replaceAll(',', '') + rest) * 100);
  if (unit === 'day' || adverb === 'daily') return { cents, per: 'day' };
  if (unit === 'week' || unit === 'wk' || adverb === 'weekly') return { cents, per: 'week' };
  const isWhole = unit === undefined || unit === 'child' || unit === 'camper';
  return isWhole ? { cents, per: null } : UNKNOWN;
}
