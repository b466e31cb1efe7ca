import { type Price, readPrice } from './price.ts';

/** What a camp takes beside its price, or a part of it ahead (a deposit), in US cents, by the provider's word. */
export type Extra = { cents: number; name: string };
export type PriceWithExtras = { price: Price; extras: Extra[] };

const LONGEST = 200;
/** Between amounts: a comma that is not part of a number, a sign or a word. */
const BETWEEN = /\s*(?:\+|[;()&]|,(?!\d{3}(?!\d))|\bplus\b|\band\b)\s*/;
const NAME = String.raw`(?:non-?refundable )?(?<name>deposit|registration|materials?|supply|supplies|lab|snack|t-?shirt|activity|membership)`;
const AMOUNT = String.raw`\$\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?`;
const EXTRA = new RegExp(
  String.raw`^(?:an? )?(?:(?<after>${AMOUNT}) )?${NAME}(?: fee)?(?: required| due(?: (?:at|with) registration)?)?(?::? (?<before>${AMOUNT}))?$`,
);

/**
 * Reads the price of a text with deposits, materials and fees beside it: '$350/week + $25 materials'. The price is what is
 * left without them, read as by readPrice, which knows no price here because the family pays more than that. An amount of
 * an extra is never the price.
 */
export function readCosts(text: string | null): PriceWithExtras {
  const whole: PriceWithExtras = { price: readPrice(text), extras: [] };
  if (text === null || text.length > LONGEST || whole.price.kind !== 'unknown') return whole;
  const words = text.trim().replaceAll(/\s+/g, ' ').toLowerCase().replace(/[.!]$/, '');
  // In '$50 deposit + $300' the deposit may be a part of the price.
  if (/deposit/.test(words) && /\+|\b(?:plus|and)\b/.test(words)) return whole;
  const pieces = words.split(BETWEEN).filter((piece) => piece !== '');
  const extras = pieces.map(extraIn);
  const rest = pieces.filter((_, at) => extras[at] === null);
  return {
    price: rest.length === pieces.length ? whole.price : readPrice(rest.join(', ')),
    extras: extras.filter((extra) => extra !== null),
  };
}

function extraIn(piece: string): Extra | null {
  const { after, before, name = '' } = EXTRA.exec(piece)?.groups ?? {};
  const amount = after ?? before;
  // With two amounts one of them is of something else.
  if (amount === undefined || (after && before)) return null;
  return { cents: Math.round(Number(amount.replaceAll(/[$,\s]/g, '')) * 100), name };
}
