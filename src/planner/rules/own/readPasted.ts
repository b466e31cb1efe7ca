import { externalUrl } from '#base/http/externalUrl.ts';
import { parseAges } from '#camps/rules/text/ages.ts';
import { type Hours, readHours } from '#camps/rules/text/hours.ts';
import { phonesIn, withoutPhones } from '#camps/rules/text/phonesIn.ts';
import { readPrice } from '#camps/rules/text/price.ts';
import { bookingPrice } from '../money/bookingPrice.ts';
import type { OwnPrice } from './ownEntry.ts';
import { DATES, pastedDays } from './pastedDays.ts';

/** What a pasted text says for certain; '', null or empty where it doesn't, or says two things. */
export type Pasted = {
  name: string;
  days: string[];
  hours: Hours | null;
  price: OwnPrice | null;
  address: string;
  link: string;
  ages: string;
  phones: string[];
};

/** A mail has more; a longer text costs more than a moment. */
export const LONGEST_PASTE = 20_000;
const LONGEST_NAME = 80;

const LINK = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi;
const MAIL = /@[^@]*\.[^@]/;
const CLOCK = String.raw`\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\b\.?)?|noon`;
const HOURS = new RegExp(
  String.raw`(?<![\d$/:])(?:${CLOCK})\s?(?:-|–|—|to|until|till)\s?(?:${CLOCK})(?![\d/:])`,
  'gi',
);
/** With all words that follow: any of them may say of what it is the price. */
const PRICE = /\$\s?\d+(?:,\d{3})*(?:\s?\((?=(?:per|a|each|daily|weekly)\b))?[^,()]*/gi;
const FROM = /\b(?:from|starting(?: at)?|up to|as low as)\s?\$/i;
const AGE = String.raw`\d{1,2}(?:\.5|½)?`;
const AGES = new RegExp(
  String.raw`\bage[sd]?:?\s*${AGE}(?:\s?(?:-|–|to|through)\s?${AGE}|\+|\s(?:and|&) (?:up|older))`,
  'gi',
);
/** Words of a street's name: capitalized, a number ("10th"), or a small one between two others ("Ponce de Leon"). */
const STREET_WORD = String.raw`(?:[A-Z][\w'’.]*|\d{1,3}(?:st|nd|rd|th))\s(?:(?:de|del|du|la|las|le|los)\s){0,2}`;
const STREET = new RegExp(
  String.raw`\b\d{1,5}\s(?:[NSEW]\.?\s)?(?:${STREET_WORD}){1,4}?(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Boulevard|Blvd|Lane|Ln|Way|Court|Ct|Place|Pl|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Terrace|Ter|Trail)\b\.?(?:\s(?:NE|NW|SE|SW)\b)?(?:,\s[A-Z][A-Za-z .]+?(?=,|\s\d{5}|$))?(?:,?\s(?:GA|Georgia)\b)?(?:\s\d{5})?`,
  'g',
);
/** Other times and sums than those of the camp. */
const OTHER =
  /\b(?:before[- ]?care|after[- ]?care|extended|late|deposit|fee|discount|sibling|members?|scholarship|refund|office|open house)\b/i;
const GREETING = /^(?:hi|hello|dear|hey|fwd|re|from|to|date|cc)\b/i;

/**
 * Reads a mail, a flyer's text or a link. Nothing is fetched. A fact that the text states in two ways is left out, and so is
 * what lies in a sentence about care, fees or deadlines. `today` is YYYY-MM-DD: a day without a year is the next one.
 */
export function readPasted(pasted: string, today: string): Pasted {
  const text = pasted.slice(0, LONGEST_PASTE);
  const links = [...new Set(text.match(LINK) ?? [])].flatMap((link) => urlOf(link) ?? []);
  const words = text.replaceAll(LINK, ' ');
  const plain = withoutPhones(words.replaceAll(/\S+/g, (word) => (MAIL.test(word) ? ' ' : word)));
  const pieces = plain
    .split(/\r?\n|[;|•·]|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
  const plainPieces = pieces.filter((piece) => !OTHER.test(piece));
  const days = pastedDays(plainPieces, today);
  const price = only(plainPieces.flatMap((piece) => pricesIn(piece, days)));
  return {
    name: nameIn(pieces) || hostOf(links[0]),
    days,
    hours: only(plainPieces.flatMap(hoursIn)),
    price: price === 'unknown' ? null : price,
    address: only(pieces.flatMap((piece) => piece.match(STREET) ?? [])) ?? '',
    link: links.length === 1 ? (links[0] ?? '') : '',
    ages: only(pieces.flatMap(agesIn)) ?? '',
    phones: phonesIn(text),
  };
}

/** The only one of them, however often it is stated; null for none and for two. */
function only<T>(found: readonly T[]): T | null {
  const distinct = new Set(found.map((one) => JSON.stringify(one)));
  return distinct.size === 1 ? (found[0] ?? null) : null;
}

const urlOf = (link: string): string | null =>
  externalUrl(link.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));

const hostOf = (link: string | undefined): string =>
  link === undefined ? '' : new URL(link).hostname.replace(/^www\./, '');

/** The first line, when it can be a name. */
function nameIn([first = '']: readonly string[]): string {
  const name = first.replace(/^(?:subject|camp|name)\s*:\s*/i, '');
  const isSentence = /[.!?,:]$/.test(name) || name.length > LONGEST_NAME;
  const isFact = [HOURS, PRICE, DATES, STREET].some((pattern) => name.search(pattern) >= 0);
  return isSentence || isFact || GREETING.test(name) || !/\p{L}{2}/u.test(name) ? '' : name;
}

function hoursIn(piece: string): Hours[] {
  return (piece.match(HOURS) ?? []).flatMap((words) => {
    const isMarked = /[ap]\.?m|:\d\d|noon/i.test(words);
    const hours = isMarked ? readHours(words) : 'unknown';
    return hours === 'unknown' ? [] : [hours];
  });
}

/** 'unknown' for a price that is not the whole one, or whose days are not known. */
function pricesIn(piece: string, days: readonly string[]): (OwnPrice | 'unknown')[] {
  const isLeast = FROM.test(piece);
  return (piece.match(PRICE) ?? []).map((words): OwnPrice | 'unknown' => {
    const price = readPrice(isLeast ? null : words.replace('(', ''));
    if (price.kind === 'perDay') return { cents: price.cents, per: 'day' };
    if (price.kind === 'flat') return { cents: price.cents, per: 'all' };
    if (price.kind !== 'perWeek' || days.length === 0) return 'unknown';
    const sum = bookingPrice(price, days, []);
    return sum === 'unknown' ? sum : { cents: sum.low, per: 'all' };
  });
}

const agesIn = (piece: string): string[] =>
  (piece.match(AGES) ?? []).filter((words) => parseAges(words) !== 'unknown');
