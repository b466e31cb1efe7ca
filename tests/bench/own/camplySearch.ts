// From typed words to the list on the screen: the index's hits, then the pass that decides (browse()).
import { fallRules } from '../../../src/camps/rules/list/breakRules.ts';
import { browse } from '../../../src/camps/rules/list/browse.ts';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { noFilters } from '../../../src/camps/rules/list/filters.ts';
import { noHits } from '../../../src/camps/rules/list/hits.ts';
import { createSearchIndex } from '../../../src/camps/store/search/searchIndex.ts';
import { screenful, type SearchContestant } from '../page/contestant.ts';

export default function camplySearch(): SearchContestant {
  const index = createSearchIndex();
  let camps: readonly Camp[] = [];
  return {
    index(all) {
      camps = all;
      index.follow(all);
      // Whoever types sees the list: it has been made once.
      browse(camps, noFilters, noHits, fallRules);
      return Promise.resolve();
    },
    search(typed) {
      const filters = { ...noFilters, search: typed };
      const { featured, basic } = browse(camps, filters, index.hits(typed, camps), fallRules);
      // Both lists are whole; their ids are asked for a screenful only, as of the peers.
      const first = [...featured.slice(0, screenful), ...basic.slice(0, screenful)];
      return first.slice(0, screenful).map(({ camp }) => camp.id);
    },
  };
}
