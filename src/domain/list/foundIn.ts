import type { Camp } from '../camp/camp.ts';
import type { Hits } from './hits.ts';
import { isMarked, type Marks, noMarks, setMark } from './marks.ts';

const NOT_HERE = -1;
// Scores are compared by their thousandths.
const FINE = 1000;
const MOST = 2 ** 32 - 1;

/** What the word index found, as marks and places of one list of camps. */
export function foundIn(camps: readonly Camp[]) {
  const known = new WeakMap<Hits['known'], Int32Array>();

  /** Where in the list the camps stand that the index knows. */
  function placesOf(all: Hits['known']): Int32Array {
    const before = known.get(all);
    if (before) return before;
    const own = new Map(camps.map((camp, at) => [camp, at]));
    const places = Int32Array.from(all, (camp) => (camp && own.get(camp)) ?? NOT_HERE);
    known.set(all, places);
    return places;
  }

  return {
    marksOf(hits: Hits): Marks {
      const places = placesOf(hits.known);
      const marks = noMarks(camps.length);
      for (const place of hits.places) {
        const at = places[place] ?? NOT_HERE;
        if (at !== NOT_HERE) setMark(marks, at);
      }
      return marks;
    },

    /** Places of the marked camps that were found, the best first; equals in the order of the list. */
    bestFirst(marks: Marks, hits: Hits): Uint32Array {
      const places = placesOf(hits.known);
      // Place and, above it, score as one number: sorting such takes a tenth of sorting by a function.
      const keys = new BigUint64Array(hits.places.length);
      const halves = new Uint32Array(keys.buffer);
      let found = 0;
      for (let n = 0; n < keys.length; n += 1) {
        const at = places[hits.places[n] ?? 0] ?? NOT_HERE;
        if (at === NOT_HERE || !isMarked(marks, at)) continue;
        halves[2 * found] = at;
        halves[2 * found + 1] = MOST - Math.round((hits.scores[n] ?? 0) * FINE);
        found += 1;
      }
      keys.subarray(0, found).sort();
      return Uint32Array.from({ length: found }, (_, n) => halves[2 * n] ?? 0);
    },
  };
}
