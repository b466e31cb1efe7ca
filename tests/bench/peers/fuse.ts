// Fuse.js with token search, its newest way for several words over several fields: any order, each word
// fuzzy, ranked by TF-IDF. Weights as ours. Of its match modes and thresholds (0.2 to 0.4) this has the
// best recall on our queries for its time. `ignoreLocation`: a theme may stand anywhere in its field.
import Fuse from 'fuse.js';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { screenful, type SearchContestant } from '../page/contestant.ts';

export default function fuse(): SearchContestant {
  let index = new Fuse<Camp>([]);
  return {
    index(camps) {
      index = new Fuse(camps, {
        keys: [
          { name: 'providerName', weight: 3 },
          { name: 'theme', weight: 2.5 },
          { name: 'city', weight: 2 },
          { name: 'zipCode', weight: 2 },
        ],
        useTokenSearch: true,
        tokenMatch: 'any',
        ignoreLocation: true,
        ignoreDiacritics: true,
        threshold: 0.3,
      });
      return Promise.resolve();
    },
    search: (typed) => index.search(typed, { limit: screenful }).map(({ item }) => item.id),
  };
}
