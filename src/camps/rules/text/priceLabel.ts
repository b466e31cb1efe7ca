const BARE_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The provider's own words; a bare number gains its dollar sign, no words are 'Contact for pricing'. */
export function priceLabel(price: string | null): string {
  const words = price?.trim() ?? '';
  if (words === '') return 'Contact for pricing';
  return BARE_NUMBER.test(words) ? `$${words}` : words;
}

/**
 * A price in the one style of cards and map rows. `amount` is set large ('$72', '$45–65', 'Free'), `rest` beside it is
 * what the amount pays for ('a day', 'overnight'), `more` below it is the provider's further text ('$360 all week').
 * Without an amount `more` is the whole label ('Sliding scale').
 */
export type PriceParts = { amount: string; rest: string; more: string };

/**
 * Splits the price for a card: every amount keeps its unit, and no word is lost. A deposit, a fee or a discount is never
 * set large, as if the camp cost that: such a text stays in its own words.
 */
export function priceParts(price: string | null): PriceParts {
  const label = priceLabel(price);
  if (FREE.test(label)) return { amount: 'Free', rest: '', more: '' };
  const [, from, to, plus = '', after = ''] = AMOUNT.exec(label) ?? [];
  if (from === undefined || isNotTheCamp(after)) return { amount: '', rest: '', more: label };
  // A range rises: '$300 - 5 days' is none.
  if (to !== undefined && valueOf(to) <= valueOf(from)) return priceParts(label.replace(TO, '; '));
  const [words = '', ...others] = after.split(BETWEEN);
  const trimmed = words.trim();
  // Longer words read better on a line of their own; the unit stays beside its amount.
  const [rest = ''] =
    trimmed.length <= LONGEST_WORDS ? [trimmed] : (LEADING_UNIT.exec(trimmed) ?? []);
  return {
    amount: `$${from}${to === undefined ? '' : `\u2013${to}`}${plus}`,
    rest,
    more: [trimmed.slice(rest.length).trim(), ...others].filter((part) => part !== '').join(', '),
  };
}

// What readPrice takes for free, in short: lists show prices and need not load it.
const FREE = /^(?:free|\$?0(?:\.00)?(?:(?:\/| per | a )(?:day|week))?)[.!]?$/i;

const valueOf = (amount: string) => Number(amount.replaceAll(',', ''));

const NUMBER = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
const TO = /\s?(?:[-\u2013\u2014]|to)\s?/;
/** '$45-$65', '$45 to 65' or '$95+', and what follows. */
const AMOUNT = new RegExp(
  String.raw`^\$\s?${NUMBER}(?:${TO.source}\$?${NUMBER})?(\+?)(?=[\s/;]|,\s|$)(.*)$`,
);
/** The words straight after an amount, before any other amount or remark. */
const OWN_WORDS = /^(?:(?!\s(?:plus|and|or|with)\b)[^$,;+&|])*/i;
const EXTRA =
  /\b(?:deposit|down|fees?|regist\w+|enroll\w*|appl\w+|membership|refundable|due|holds?|reserves?|secures?|suppl\w+|materials?|insurance|lunch|t-?shirts?|late|(?:after|before)[- ]?(?:care|camp|school)|extended|care|off|discounts?|savings?|credit|less)\b/i;

/** Whether they say that the amount is a deposit, a fee or a discount: not 'includes lunch'. */
function isNotTheCamp(after: string): boolean {
  const [words] = OWN_WORDS.exec(after) ?? [''];
  return EXTRA.test(words) && !/\bincl|\bno\b/i.test(words);
}

/** Between a price and a remark, or two prices: 'and' and 'or' begin a remark of their own ('$200 and up'). */
const BETWEEN = /\s*[,;|]\s+|\s+[-\u2013\u2014/]\s+|\s+(?:or|and)\s+(?=\$?\d|free\b)/i;
const NAMED_UNIT = String.raw`(?:(?:half|full|whole|\w{1,9}-(?:day|week)|\w{1,9}-hour) )?(?:day|week|wk|child|camper|session|class|hour|hr|night|month|summer|camp)`;
const LEADING_UNIT = new RegExp(
  String.raw`^(?:(?:\/\s?|(?:per|an?|each|every|all|for the) )${NAMED_UNIT}\b(?: per \w+)?|(?:dai|hour|week)ly\b)`,
  'i',
);
// In characters.
const LONGEST_WORDS = 12;
