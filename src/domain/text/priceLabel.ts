import { dollars } from './dollars.ts';
import { readPrice } from './price.ts';

const BARE_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The provider's own words; a bare number gains its dollar sign, no words are 'Contact for pricing'. */
export function priceLabel(price: string | null): string {
  const words = price?.trim() ?? '';
  if (words === '') return 'Contact for pricing';
  return BARE_NUMBER.test(words) ? `$${words}` : words;
}

/**
 * A price in the one style of cards and map rows. `amount` is set large ('$72', '$45–65', 'Free'), `rest` beside it is
 * what the amount pays for ('/day', 'overnight'), `more` below it what else the provider says ('$360 /week'). Without
 * an amount `more` is the whole label ('Sliding scale').
 */
export type PriceParts = { amount: string; rest: string; more: string };

/** Splits the price for a card: every amount keeps its unit, and no word is lost. */
export function priceParts(price: string | null): PriceParts {
  const read = readPrice(price);
  if (read.kind === 'free') return { amount: 'Free', rest: '', more: '' };
  if (read.kind === 'perWeek') return { amount: dollars(read.cents), rest: '/week', more: '' };
  if (read.kind === 'perDay') {
    const { cents, perWeekCents } = read;
    const more = perWeekCents === null ? '' : `${dollars(perWeekCents)} /week`;
    return { amount: dollars(cents), rest: '/day', more };
  }
  return leadingAmount(priceLabel(price));
}

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** '$45-$65', '$45 to 65' or '$95+', and what follows. */
const AMOUNT = new RegExp(
  String.raw`^\$\s?(${NUMBER})(?:\s?(?:[-\u2013\u2014]|to)\s?\$?(${NUMBER}))?(\+?)(?=[\s/;]|,\s|$)(.*)$`,
);
const UNIT = /^(?:\/\s?|per |a |an |each )(\w+)$/;
// In characters. Longer words read better on a line of their own.
const LONGEST_UNIT = 12;

function leadingAmount(label: string): PriceParts {
  const [, from, to, plus = '', after = ''] = AMOUNT.exec(label) ?? [];
  if (from === undefined) return { amount: '', rest: '', more: label };
  const amount = `$${from}${to === undefined ? '' : `\u2013${to}`}${plus}`;
  const words = after.replace(/^[\s,;]+/, '');
  const [, unit] = UNIT.exec(words) ?? [];
  if (unit !== undefined) return { amount, rest: `/${unit}`, more: '' };
  return words.length > LONGEST_UNIT
    ? { amount, rest: '', more: words }
    : { amount, rest: words, more: '' };
}
