import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Camp } from '#domain/camp/camp.ts';
import type { Hits } from '#domain/list/hits.ts';
import { queryTokens, relatedTokens, synonymsOf, tokensOf } from './tokens.ts';

/**
 * Typed words to camps: misspelled, unfinished, in any order. Derived from the rows and disposable: a hit is a hint,
 * the list decides what it shows (browse in src/domain/list).
 */
export type SearchIndex = {
  /** Makes the index hold these camps; touches only what differs from the last time. */
  follow(camps: readonly Camp[]): void;
  /** The same in steps of a few camps, so that a caller can yield between them. */
  followInSteps(camps: readonly Camp[]): Generator<void>;
  /** None for blank text. */
  hits: (typed: string) => Hits;
};

type Field = { boost: number; textOf: (camp: Camp) => string | null };

/** What a camp says itself, and other words for it. */
const ownFields: Record<string, Field> = {
  providerName: { boost: 3, textOf: ({ providerName }) => providerName },
  theme: { boost: 2.5, textOf: ({ theme }) => theme },
  city: { boost: 2, textOf: ({ city }) => city },
  zipCode: { boost: 2, textOf: ({ zipCode }) => zipCode },
  streetAddress: { boost: 0.6, textOf: ({ streetAddress }) => streetAddress },
  synonyms: { boost: 1.2, textOf: (camp) => synonymsOf(nameAndTheme(camp)).join(' ') },
};
/** A camp with 'coding' is near 'stem': searched only when no camp has all words itself. */
const allFields: Record<string, Field> = {
  ...ownFields,
  related: { boost: 0.3, textOf: (camp) => relatedTokens(nameAndTheme(camp)).join(' ') },
};

const nameAndTheme = ({ providerName, theme }: Camp) => `${providerName} ${theme}`;

const CAMPS_PER_STEP = 16;
const MOST_MISTAKES = 3;

export function createSearchIndex(): SearchIndex {
  const index = new MiniSearch<Camp>({
    fields: Object.keys(allFields),
    extractField: (camp, field) => (field === 'id' ? camp.id : allFields[field]?.textOf(camp)),
    tokenize: tokensOf,
    processTerm: (token) => token,
    searchOptions: {
      tokenize: queryTokens,
      fields: Object.keys(ownFields),
      boost: Object.fromEntries(
        Object.entries(allFields).map(([name, { boost }]) => [name, boost]),
      ),
      prefix: true,
      combineWith: 'AND',
    },
  });
  const indexed = new Map<string, Camp>();

  function* followInSteps(camps: readonly Camp[]): Generator<void> {
    const next = new Map(camps.map((camp) => [camp.id, camp]));
    let changes = 0;
    for (const [id, camp] of indexed) {
      if (next.get(id) === camp) continue;
      index.remove(camp);
      indexed.delete(id);
      changes += 1;
      if (changes % CAMPS_PER_STEP === 0) yield;
    }
    for (const camp of next.values()) {
      if (indexed.has(camp.id)) continue;
      index.add(camp);
      indexed.set(camp.id, camp);
      changes += 1;
      if (changes % CAMPS_PER_STEP === 0) yield;
    }
  }

  /** Camps that have every word, with as few letters wrong as possible; else those that have most of them. */
  function find(typed: string) {
    for (let mistakes = 0; mistakes <= MOST_MISTAKES; mistakes += 1) {
      const fuzzy = (token: string) => Math.min(mistakes, mistakesIn(token));
      const found = index.search(typed, { fuzzy });
      if (found.length > 0) return found;
    }
    const widest: SearchOptions = { fields: Object.keys(allFields), combineWith: 'OR' };
    const found = index.search(typed, { ...widest, fuzzy: mistakesIn });
    // Never fewer than half of the words.
    const least = queryTokens(typed).length / 2;
    const most = Math.max(least, ...found.map(({ queryTerms }) => queryTerms.length));
    return found.filter(({ queryTerms }) => queryTerms.length === most);
  }

  return {
    follow(camps) {
      const steps = followInSteps(camps);
      while (!steps.next().done);
    },
    followInSteps,
    hits: (typed) => new Map(find(typed).map(({ id, score }) => [id, score])),
  };
}

/** How many letters of a word may be wrong: none in numbers and short words. */
function mistakesIn(token: string): number {
  if (/\d/.test(token) || token.length < 4) return 0;
  if (token.length < 6) return 1;
  return token.length < 8 ? 2 : MOST_MISTAKES;
}
