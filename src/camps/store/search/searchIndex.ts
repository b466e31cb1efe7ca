import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { EXACT_MATCH, type Hits } from '#camps/rules/list/hits.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { indexTokens, relatedTokens, findSynonyms } from './tokens.ts';
import { type SearchFact, readTyped } from './typedSearch.ts';
import { createVocabulary, mistakesIn } from './slips.ts';

/**
 * Typed words to camps: misspelled, unfinished, in any order. Derived from the rows and disposable: a hit is a hint,
 * the list decides what it shows (browse in src/camps/rules/list).
 */
export type SearchIndex = {
  /** Makes the index hold these camps; touches only what differs from the last time. */
  follow(camps: readonly Camp[]): void;
  /** The same in steps of a few camps, so that a caller can yield between them. */
  followInSteps(camps: readonly Camp[]): Generator<void>;
  /** Searches the camps of a list, or all without one. Finds none for blank text. */
  hits: (typed: string, list?: readonly Camp[]) => Hits;
};

type Field = { boost: number; textOf: (camp: Camp) => string | null };

/** A camp's own texts, and synonyms for them. */
const ownFields: Record<string, Field> = {
  providerName: { boost: 3, textOf: ({ providerName }) => providerName },
  theme: { boost: 2.5, textOf: ({ theme }) => theme },
  city: { boost: 2, textOf: ({ city }) => city },
  zipCode: { boost: 2, textOf: ({ zipCode }) => zipCode },
  streetAddress: { boost: 0.6, textOf: ({ streetAddress }) => streetAddress },
  synonyms: { boost: 1.2, textOf: (camp) => findSynonyms(nameAndTheme(camp)).join(' ') },
};
/** A camp with 'coding' is near 'stem': searched only when no camp has all words itself. */
const allFields: Record<string, Field> = {
  ...ownFields,
  related: { boost: 0.3, textOf: (camp) => relatedTokens(nameAndTheme(camp)).join(' ') },
};

const nameAndTheme = ({ providerName, theme }: Camp) => `${providerName} ${theme}`;

type Filter = (found: SearchResult) => boolean;

/** Fields that say what a camp does, not where. */
const whatFields = new Set(['providerName', 'theme', 'synonyms', 'related']);

const CAMPS_PER_STEP = 16;
const MOST_MISTAKES = 3;
const SHORTEST_PART = 3;
/** Letters of a word that looks like too many others to correct every slip in it. */
const LONGEST_SHORT = 5;
const exactly: SearchOptions = { fields: Object.keys(allFields), prefix: false, fuzzy: false };

export function createSearchIndex(): SearchIndex {
  const vocabulary = createVocabulary();
  const index = new MiniSearch<Camp>({
    fields: Object.keys(allFields),
    extractField: (camp, field) => (field === 'id' ? camp.id : allFields[field]?.textOf(camp)),
    tokenize(text) {
      const tokens = indexTokens(text);
      for (const token of tokens) vocabulary.add(token);
      return tokens;
    },
    processTerm: (token) => token,
    searchOptions: {
      tokenize: (token) => [token],
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

  const idsOf = memoize(
    new WeakMap<readonly Camp[], ReadonlySet<string>>(),
    (camps) => new Set(camps.map(({ id }) => id)),
  );

  /** A break that no camp of the list is in is ignored; hours and breaks are removed before other words are. */
  function hits(typed: string, list?: readonly Camp[]): Hits {
    const { words, strong, when, hours, every } = readTyped(typed);
    const camps = list ?? [...indexed.values()];
    const listed = list && idsOf(list);
    const known = when.filter((fact) => camps.some(fact));
    const filterBy =
      (facts: readonly SearchFact[]) =>
      ({ id }: SearchResult) => {
        if (listed?.has(String(id)) === false) return false;
        const camp = facts.length > 0 ? indexed.get(String(id)) : undefined;
        return camp === undefined || facts.every((is) => is(camp));
      };
    const filter = filterBy([...known, ...hours]);
    const all = () => scored(index.search(MiniSearch.wildcard, { filter }), EXACT_MATCH);
    if (every === 'yes') return new Map([...all(), ...withAll(words, 0, filter, EXACT_MATCH + 1)]);
    if (words.length === 0) return new Map();
    const attempts = [
      [...known, ...hours],
      ...(hours.length > 0 ? [known] : []),
      ...(known.length > 0 ? [[]] : []),
    ];
    for (const facts of attempts) {
      const found = findByTerms(words, strong, filterBy(facts));
      if (found.size > 0) return found;
    }
    return every === 'ifNone' ? all() : new Map();
  }

  function withAll(
    words: readonly string[],
    mistakes: number,
    filter: Filter,
    above: number,
  ): Hits {
    const queries = words.map((word) => queryOf(word, mistakes));
    return scored(index.search({ queries, combineWith: 'AND' }, { filter }), above);
  }

  /** Camps that have every word, else every strong one, with as few letters wrong as possible; else most of them. */
  function findByTerms(words: readonly string[], strong: readonly string[], filter: Filter): Hits {
    const asTyped = withAll(words, 0, filter, EXACT_MATCH);
    if (asTyped.size > 0) return asTyped;
    const meant = otherParts(strong);
    const isNew = meant.join(' ') !== words.join(' ');
    for (let mistakes = isNew ? 0 : 1; mistakes <= MOST_MISTAKES; mistakes += 1) {
      const found = withAll(meant, mistakes, filter, mistakes === 0 ? EXACT_MATCH : 0);
      if (found.size > 0) return found;
    }
    return findMost(meant, filter);
  }

  /** Camps that have most of the words, those that have one of what they do before those that have one of a place. */
  function findMost(words: readonly string[], filter: Filter): Hits {
    const widest: SearchOptions = { fields: Object.keys(allFields), combineWith: 'OR', filter };
    const queries = words.map((word) => queryOf(word, MOST_MISTAKES));
    const found = index.search({ queries }, widest);
    // Never fewer than half of the words.
    const least = words.length / 2;
    const most = Math.max(least, ...found.map(({ queryTerms }) => queryTerms.length));
    const best = found.filter(({ queryTerms }) => queryTerms.length === most);
    return new Map([...scored(best, 0), ...scored(best.filter(isWhat), 1)]);
  }

  function queryOf(word: string, mistakes: number): Query {
    const most = mistakesIn(word);
    if (mistakes === 0 || most === 0) return { queries: [word], fuzzy: false };
    if (word.length > LONGEST_SHORT || !vocabulary.isLikeAWord(word))
      return { queries: [word], fuzzy: Math.min(mistakes, most) };
    return { queries: [word, ...vocabulary.slipsOf(word)], combineWith: 'OR', fuzzy: false };
  }

  /** The words with parts joined or split, if only so camps have them: 'base ball', 'sandysprings'. */
  function otherParts(words: readonly string[]): string[] {
    const parts: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [word = '', next] = words.slice(at, at + 2);
      if (next !== undefined && vocabulary.has(word + next)) {
        parts.push(word + next);
        at += 1;
      } else parts.push(...(vocabulary.has(word) ? [word] : splitIn(word)));
    }
    return parts;
  }

  /** Two words of one field of a camp that are written as one; else the word itself. */
  function splitIn(word: string): string[] {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const { words } = readTyped(`${word.slice(0, at)} ${word.slice(at)}`);
      if (words.length === 0 || !words.every((part) => vocabulary.has(part))) continue;
      const found = index.search({ queries: words, combineWith: 'AND' }, exactly);
      if (found.some(isOfOneField)) return words;
    }
    return [word];
  }

  return {
    follow(camps) {
      const steps = followInSteps(camps);
      while (!steps.next().done);
    },
    followInSteps,
    hits,
  };
}

/** Found by what it does. */
const isWhat = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.some((field) => whatFields.has(field)));

/** All words are in one field. */
function isOfOneField({ match }: SearchResult): boolean {
  const [first = [], ...others] = Object.values(match);
  return first.some((field) => others.every((fields) => fields.includes(field)));
}

/** `above` and less than one more, by how well each matches. */
const scored = (found: readonly SearchResult[], above: number): Hits =>
  new Map(found.map(({ id, score }) => [String(id), above + score / (score + 1)]));
