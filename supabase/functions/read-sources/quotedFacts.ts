// What a model says of a page counts only where the page says it: every fact is a quote, and its value is what our own parsers
// read from the quote, never a value of the model's.
import * as v from 'valibot';
import { parseAges } from '../../../src/camps/rules/text/ages.ts';
import { readCampDates } from '../../../src/camps/rules/text/dates/campDates.ts';
import { readHours } from '../../../src/camps/rules/text/hours.ts';
import { readPrice } from '../../../src/camps/rules/text/price.ts';
import type { ModelReader, QuotedField } from './modelReader.ts';
import { type RawCamp, slugOf } from './rawCamp.ts';

const QuoteSchema = v.fallback(
  v.nullable(v.object({ quote: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) })),
  null,
);
const AnswerSchema = v.object({
  items: v.pipe(v.array(v.object({ fields: v.record(v.string(), QuoteSchema) })), v.maxLength(200)),
});

/** A quote further from the camp's name is of another camp, or nobody knows of which. */
const NEAR = 300;

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Null when the model does not answer, or not as asked: then a person reads the page. */
export async function quotedCamps(
  model: ModelReader,
  text: string,
  signal: AbortSignal,
): Promise<RawCamp[] | null> {
  try {
    return quotedFacts(await model(text, signal), text);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Throws for an answer of another form. A field is dropped unless it stands in the text, near its camp's name, and can be read. */
export function quotedFacts(answer: unknown, text: string): RawCamp[] {
  const page = folded(text);
  const { items } = v.parse(AnswerSchema, answer);
  const named = items.flatMap(({ fields }) => {
    const name = folded(fields.name?.quote ?? '');
    const places = placesOf(name, page);
    // A name that stands there twice could be either.
    return name.length >= 3 && places.length === 1 ? { fields, name, at: places[0] ?? 0 } : [];
  });
  const starts = named.map(({ at }) => at).toSorted((a, b) => a - b);
  const byKey = new Map<string, RawCamp>();
  for (const { fields, name, at } of named) {
    // What stands between this name and the next one.
    const end = Math.min(
      starts.find((start) => start > at) ?? page.length,
      at + name.length + NEAR,
    );
    const own = page.slice(at + name.length, end);
    const said = (field: QuotedField) => {
      const quote = folded(fields[field]?.quote ?? '');
      const place = placesOf(quote, own).find((each) => isWhole(own, each, quote.length));
      // Behind another one of its kind it may be of another camp, which the model has not named.
      const isFirst = place !== undefined && !CUES[field].test(own.slice(0, place));
      return isFirst && isReadable[field](quote) ? quote : undefined;
    };
    const [street, city, zip] = [said('street'), said('city'), said('zip')];
    const session = {
      dates: said('dates'),
      hours: said('hours'),
      price: said('price'),
      ages: said('ages'),
    };
    const key = slugOf(name);
    if (key !== '' && !byKey.has(key))
      byKey.set(key, { key, name, street, city, zip, sessions: [session] });
  }
  return [...byKey.values()];
}

function placesOf(quote: string, text: string): number[] {
  const places: number[] = [];
  if (quote === '') return places;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) places.push(at);
  return places;
}

/** '$32' is no quote of '$325', nor 'June 7-1' of 'June 7-11', nor '$300' of '$300-$400'. */
function isWhole(text: string, at: number, length: number): boolean {
  const [before, after] = [
    text.slice(Math.max(0, at - 3), at),
    text.slice(at + length, at + length + 3),
  ];
  return (
    !/[\p{L}\p{N}$.,:/]$|[\p{N}$][–-]$|(?:^|\s)[–-]\s?$/u.test(before) &&
    !/^[\p{L}\p{N}$%]|^[.,:/]\p{N}|^\s?[–-]\s?[\p{L}\p{N}$]|^\+/u.test(after)
  );
}

/** What a text of each kind has in it. */
const CUES: Record<QuotedField, RegExp> = {
  name: /^$/,
  dates: /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d\/\d/i,
  hours: /\d ?(?:[ap]\.?m\b|:\d\d)|\bnoon\b/i,
  price: /\$ ?\d|\bfree\b/i,
  ages: /\b(?:ages?|aged|years?|grades?)\b/i,
  street: /\b\d+ \p{Lu}\p{L}+ (?:st|rd|dr|ave|blvd|ln|pl|way|ct|pkwy|hwy)\b/iu,
  city: /, \p{Lu}\p{L}+, [A-Z]{2}\b/u,
  zip: /\b[A-Z]{2} \d{5}\b/,
};

/** Years are found later, by the season: here it counts that nothing is left unread. */
const isReadable: Record<QuotedField, (quote: string) => boolean> = {
  name: () => true,
  dates: (quote) => {
    const { sessions, unread, hasNotes = false } = readCampDates(quote, 2027);
    return sessions.length > 0 && unread.length === 0 && !hasNotes;
  },
  hours: (quote) => readHours(quote) !== 'unknown',
  price: (quote) => readPrice(quote).kind !== 'unknown' && /[$f]/i.test(quote),
  ages: (quote) => parseAges(quote) !== 'unknown',
  street: (quote) => /^\d+ \p{L}/u.test(quote) && quote.length <= 100,
  city: (quote) => /^\p{Lu}[\p{L} .'’-]{1,40}$/u.test(quote),
  zip: (quote) => /^\d{5}(?:-\d{4})?$/.test(quote),
};
