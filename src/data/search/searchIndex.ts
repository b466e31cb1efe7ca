// Words to camps, forgiving: misspelled, unfinished, in any order. The only importer of MiniSearch.
// Derived from the rows and disposable: a hit is a hint, the row decides (domain/browse.ts).
//
// Camps share their words: 10,000 camps say some 1,000 different ones. MiniSearch finds which of those words
// are meant (unfinished, misspelled); lists of places tell which camps say them. Asking it for the camps
// themselves took ten times as long.
import MiniSearch from 'minisearch';
import type { Camp } from '#domain/camp/camp.ts';
import { type Hits, noHits } from '#domain/list/hits.ts';
import { neighborWords, ownWords } from './campWords.ts';
import { queryTokens } from './tokens.ts';

export type SearchIndex = {
  /** Makes the index say what `camps` say; touches only what differs from the last time. */
  follow(camps: readonly Camp[]): void;
  /** The same in steps of a few camps, for whoever must not hold up the screen. */
  followInSteps(camps: readonly Camp[]): Generator<void>;
  /** None for blank text. */
  hits: (typed: string) => Hits;
};

/** The camps that say a word, by place, and how much the word weighs in each. */
type Said = { places: number[]; weights: number[] };
type Word = { text: string; isKnown: boolean };

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
  /** `atPlace` as the last whole list left it. */
  let known: readonly (Camp | null)[] = [];
  /** What a search writes on, used again: a new one for each keystroke would be swept up while people type. */
  let onSlate = { counts: new Uint8Array(), scores: new Float64Array(), seen: new Uint8Array() };
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
      known = [];
    }
    let added = 0;
    for (const camp of camps) {
      if (placeOf.has(camp.id)) continue;
      add(camp);
      added += 1;
      if (added % CAMPS_PER_STEP === 0) yield;
    }
    meanings.clear();
    known = [...atPlace];
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

  function slate() {
    const { length } = atPlace;
    if (onSlate.counts.length < length) {
      const [counts, seen] = [new Uint8Array(length), new Uint8Array(length)];
      onSlate = { counts, scores: new Float64Array(length), seen };
    }
    onSlate.counts.fill(0);
    onSlate.scores.fill(0);
    onSlate.seen.fill(0);
    return onSlate;
  }

  /** Tallies the camps that say any of the words; those that say at least `least` and most of them are it. */
  function search(
    words: readonly Word[],
    mistakes: number,
    lists: readonly ReadonlyMap<string, Said>[],
    least: number,
  ): Hits {
    const places: number[] = [];
    let most = 0;
    const { counts, scores, seen } = slate();
    const tally = (list: Said | undefined, at: number, sureness: number) => {
      if (!list) return;
      const many = list.places.length;
      const worth = sureness * Math.log(1 + (atPlace.length - many + 0.5) / (many + 0.5));
      for (let n = 0; n < many; n += 1) {
        const place = list.places[n] ?? 0;
        if (atPlace[place] === null) continue;
        if (seen[place] !== at + 1) {
          const count = (counts[place] ?? 0) + 1;
          if (count === 1) places.push(place);
          if (count > most) most = count;
          counts[place] = count;
          seen[place] = at + 1;
        }
        scores[place] = (scores[place] ?? 0) + worth * (list.weights[n] ?? 0);
      }
    };
    words.forEach((word, at) => {
      for (const [meant, sureness] of meaningsOf(
        word.text,
        Math.min(mistakes, mostMistakes(word)),
      )) {
        for (const list of lists) tally(list.get(meant), at, sureness);
      }
    });
    if (most < least) return noHits;
    const best = places.filter((place) => counts[place] === most);
    return { known, places: best, scores: best.map((place) => scores[place] ?? 0) };
  }

  return {
    follow(camps) {
      const steps = followInSteps(camps);
      while (!steps.next().done);
    },
    followInSteps,
    hits(typed) {
      const words = queryTokens(typed).map((text) => ({
        text,
        isKnown: meaningsOf(text, 0).size > 0,
      }));
      if (words.length === 0) return noHits;
      // Camps that say every word, with as few letters wrong as can be; else those whose neighborhood does;
      // else the camps that have most of the words, and never fewer than half.
      const every = words.length;
      const most = Math.max(...words.map(mostMistakes));
      for (let mistakes = Math.min(1, most); mistakes <= most; mistakes += 1) {
        const all = search(words, mistakes, [said], every);
        if (all.places.length > 0) return all;
      }
      return search(words, most, [said, nearby], every / 2);
    },
  };
}

/** How many letters may be wrong: none where a word of this beginning exists, or in numbers. */
function mostMistakes({ text, isKnown }: Word): number {
  if (isKnown || /\d/.test(text) || text.length < 4) return 0;
  if (text.length < 6) return 1;
  return text.length < 8 ? 2 : 3;
}
