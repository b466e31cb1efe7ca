// Words to camps, forgiving: misspelled, unfinished, in any order. The only importer of MiniSearch.
// Derived from the rows and disposable: a hit is a hint, the row decides (domain/browse.ts).
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Hits } from '#domain/browse.ts';
import type { Camp } from '#domain/camp.ts';
import { meantWords, relatedWords, sameWords, wordsOf } from './words.ts';

const fields = ['providerName', 'theme', 'city', 'zip', 'street', 'same', 'related'];
const boost = {
  providerName: 3,
  theme: 2.5,
  city: 2,
  zip: 2,
  street: 0.6,
  same: 1.2,
  related: 0.3,
};

export type SearchIndex = {
  /** Makes the index say what `camps` say; touches only what differs from the last time. */
  follow(camps: readonly Camp[]): void;
  /** Camp ids with scores (bigger is better), best first. Empty for blank text. */
  hits: (typed: string) => Hits;
};

export function createSearchIndex(): SearchIndex {
  const index = new MiniSearch<Camp>({
    fields,
    tokenize: wordsOf,
    extractField: (camp, field) => textOf(camp, field),
    searchOptions: { boost, tokenize: (word) => [word] },
  });
  let known = new Map<string, Camp>();

  type Word = { text: string; isKnown: boolean };

  /** How many letters may be wrong: none where a word of this beginning exists, or in numbers. */
  function tolerance({ text, isKnown }: Word, more: number): number {
    if (isKnown || /\d/.test(text) || text.length < 4) return 0;
    return (text.length < 8 ? 1 : 2) + (text.length > 5 ? more : 0);
  }

  function search(words: readonly Word[], combineWith: 'AND' | 'OR', more: number) {
    const queries = words.map((word) => ({
      queries: [word.text],
      prefix: true,
      fuzzy: tolerance(word, more),
    }));
    return index.search({ combineWith, queries });
  }

  return {
    follow(camps) {
      const next = new Map(camps.map((camp) => [camp.id, camp]));
      for (const [id, camp] of known) if (next.get(id) !== camp) index.discard(id);
      index.addAll(camps.filter((camp) => known.get(camp.id) !== camp));
      known = next;
    },
    hits(typed) {
      const words = meantWords(typed).map((text) => ({
        text,
        isKnown: index.search(text, { prefix: true }).length > 0,
      }));
      if (words.length === 0) return new Map();
      // Every word; else every word with two letters swapped; else the camps that have most of them.
      const all = search(words, 'AND', 0);
      const found = all.length > 0 ? all : search(words, 'AND', 1);
      return ranked(found.length > 0 ? found : mostWords(search(words, 'OR', 1), words.length));
    },
  };
}

function textOf(camp: Camp, field: string): string {
  switch (field) {
    case 'id':
      return camp.id;
    case 'providerName':
      return camp.providerName;
    case 'theme':
      return camp.theme;
    case 'city':
      return camp.city ?? '';
    case 'zip':
      return camp.zipCode ?? '';
    case 'street':
      return camp.streetAddress ?? '';
    case 'same':
      return sameWords(`${camp.providerName} ${camp.theme}`).join(' ');
    default:
      return relatedWords(`${camp.providerName} ${camp.theme}`).join(' ');
  }
}

/** Only camps with as many of the words as the best has, and never with fewer than half. */
function mostWords(results: readonly SearchResult[], words: number): SearchResult[] {
  const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
  if (most * 2 < words) return [];
  return results.filter(({ queryTerms }) => queryTerms.length === most);
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Best first; equals in a fixed order, so that the list never wavers. */
function ranked(results: readonly SearchResult[]): Hits {
  const sorted = results.toSorted((a, b) => b.score - a.score || byText(`${a.id}`, `${b.id}`));
  return new Map(sorted.map(({ id, score }) => [`${id}`, score]));
}
