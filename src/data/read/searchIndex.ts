// Words to camps, forgiving: misspelled, unfinished, in any order. The only importer of MiniSearch.
// Derived from the rows and disposable: a hit is a hint, the row decides (domain/browse.ts).
//
// Camps share their words: 10,000 camps say some 1,000 different ones. MiniSearch finds which of those words
// are meant (unfinished, misspelled); lists of places tell which camps say them. Asking it for the camps
// themselves took ten times as long.
import MiniSearch from 'minisearch';
import type { Hits } from '#domain/browse.ts';
import type { Camp } from '#domain/camp.ts';
import { neighborWords, ownWords } from './campWords.ts';
import { meantWords } from './words.ts';

export type SearchIndex = {
  /** Makes the index say what `camps` say; touches only what differs from the last time. */
  follow(camps: readonly Camp[]): void;
  /** The same in steps of a few camps, for whoever must not hold up the screen. */
  followInSteps(camps: readonly Camp[]): Generator<void>;
  /** Camp ids with scores (bigger is better), best first. Empty for blank text. */
  hits: (typed: string) => Hits;
};

/** The camps that say a word, by place, and how much the word weighs in each. */
type Said = { places: number[]; weights: number[] };
type Word = { text: string; isKnown: boolean };
/** Of the camps that say any of the words: how many each says, and its score. */
type Found = { places: number[]; counts: Uint8Array; scores: Float64Array };

const CAMPS_PER_STEP = 16;

export function createSearchIndex(): SearchIndex {
  const dictionary = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  const said = new Map<string, Said>();
  /** The same for words of a camp's neighborhood. */
  const nearby = new Map<string, Said>();
  /** A camp that changes gets a new place; its old one is null from then on. */
  const atPlace: (Camp | null)[] = [];
  const placeOf = new Map<string, number>();
  /** What typed words may mean, until the camps change. */
  const meanings = new Map<string, ReadonlyMap<string, number>>();

  function add(camp: Camp): void {
    const place = atPlace.push(camp) - 1;
    placeOf.set(camp.id, place);
    note(said, place, ownWords(camp));
    note(nearby, place, neighborWords(camp));
  }

  function note(lists: Map<string, Said>, place: number, words: ReadonlyMap<string, number>): void {
    for (const [word, weight] of words) {
      const { places, weights } = lists.get(word) ?? { places: [], weights: [] };
      if (places.length === 0) lists.set(word, { places, weights });
      places.push(place);
      weights.push(weight);
      if (!dictionary.has(word)) dictionary.add({ id: word });
    }
  }

  function* followInSteps(camps: readonly Camp[]): Generator<void> {
    const next = new Map(camps.map((camp) => [camp.id, camp]));
    for (const [id, place] of placeOf) {
      if (next.get(id) === atPlace[place]) continue;
      atPlace[place] = null;
      placeOf.delete(id);
    }
    if (atPlace.length > 2 * placeOf.size) {
      // More old places than camps: begin anew, so that a page that stays open for weeks stays light.
      dictionary.removeAll();
      said.clear();
      nearby.clear();
      placeOf.clear();
      atPlace.length = 0;
    }
    let added = 0;
    for (const camp of camps) {
      if (placeOf.has(camp.id)) continue;
      add(camp);
      added += 1;
      if (added % CAMPS_PER_STEP === 0) yield;
    }
    meanings.clear();
  }

  /** The words of the camps that a typed word may mean, each with how sure that is. */
  function meaningsOf(text: string, mistakes: number): ReadonlyMap<string, number> {
    const name = `${mistakes} ${text}`;
    const before = meanings.get(name);
    if (before) return before;
    const found = dictionary.search(text, { prefix: true, fuzzy: mistakes });
    const meant = new Map(found.map(({ id, score }) => [String(id), score]));
    meanings.set(name, meant);
    return meant;
  }

  function search(
    words: readonly Word[],
    more: number,
    lists: readonly ReadonlyMap<string, Said>[],
  ): Found {
    const places: number[] = [];
    const counts = new Uint8Array(atPlace.length);
    const scores = new Float64Array(atPlace.length);
    const seen = new Uint8Array(atPlace.length);
    const tally = (saying: Said | undefined, at: number, sureness: number) => {
      if (!saying) return;
      const many = saying.places.length;
      const worth = sureness * Math.log(1 + (atPlace.length - many + 0.5) / (many + 0.5));
      for (let n = 0; n < many; n += 1) {
        const place = saying.places[n] ?? 0;
        if (counts[place] === 0) places.push(place);
        if (seen[place] !== at + 1) {
          seen[place] = at + 1;
          counts[place] = (counts[place] ?? 0) + 1;
        }
        scores[place] = (scores[place] ?? 0) + worth * (saying.weights[n] ?? 0);
      }
    };
    words.forEach((word, at) => {
      for (const [meant, sureness] of meaningsOf(word.text, tolerance(word, more))) {
        for (const list of lists) tally(list.get(meant), at, sureness);
      }
    });
    return { places: places.filter((place) => atPlace[place] !== null), counts, scores };
  }

  const idAt = (place: number) => atPlace[place]?.id ?? '';

  /** Best first; equals in a fixed order, so that the list never wavers. */
  function ranked({ places, counts, scores }: Found, words: number): Hits {
    const sorted = places
      .filter((place) => counts[place] === words)
      .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || byText(idAt(a), idAt(b)));
    return new Map(sorted.map((place) => [idAt(place), scores[place] ?? 0]));
  }

  return {
    follow(camps) {
      const steps = followInSteps(camps);
      while (!steps.next().done);
    },
    followInSteps,
    hits(typed) {
      const words = meantWords(typed).map((text) => ({
        text,
        isKnown: meaningsOf(text, 0).size > 0,
      }));
      if (words.length === 0) return new Map();
      // Camps that say every word; else with more letters wrong; else those whose neighborhood does; else
      // the camps that have most of the words, and never fewer than half.
      const all = ranked(search(words, 0, [said]), words.length);
      if (all.size > 0) return all;
      const misspelled = ranked(search(words, 1, [said]), words.length);
      if (misspelled.size > 0) return misspelled;
      const some = search(words, 1, [said, nearby]);
      const most = some.places.reduce((best, place) => Math.max(best, some.counts[place] ?? 0), 0);
      return most * 2 < words.length || most === 0 ? new Map() : ranked(some, most);
    },
  };
}

/** How many letters may be wrong: none where a word of this beginning exists, or in numbers. */
function tolerance({ text, isKnown }: Word, more: number): number {
  if (isKnown || /\d/.test(text) || text.length < 4) return 0;
  return (text.length < 8 ? 1 : 2) + (text.length > 5 ? more : 0);
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
