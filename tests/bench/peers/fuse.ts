// Fuse.js with token search, its newest and fastest way for several words over several fields: any
// order, each word fuzzy, ranked by TF-IDF. Weights as ours. `ignoreLocation`: a theme may stand anywhere in its field.
import Fuse from 'fuse.js';
import type { Camp } from '../../../src/domain/camp.ts';
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
        tokenMatch: 'all',
        ignoreLocation: true,
        ignoreDiacritics: true,
        threshold: 0.3,
      });
      return Promise.resolve();
    },
    search: (typed) => index.search(typed, { limit: screenful }).map(({ item }) => item.id),
  };
}
