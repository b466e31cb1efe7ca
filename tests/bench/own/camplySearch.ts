// From typed words to the list on the screen: the index's hits, then the pass that decides (browse()).
import { fallRules } from '../../../src/domain/breakRules.ts';
import { browse } from '../../../src/domain/browse.ts';
import type { Camp } from '../../../src/domain/camp.ts';
import { noFilters } from '../../../src/domain/filters.ts';
import { createSearchIndex } from '../../../src/data/read/searchIndex.ts';
import type { SearchContestant } from '../page/contestant.ts';

export default function camplySearch(): SearchContestant {
  const index = createSearchIndex();
  let camps: readonly Camp[] = [];
  return {
    index(all) {
      camps = all;
      index.follow(all);
      return Promise.resolve();
    },
    search(typed) {
      const filters = { ...noFilters, search: typed };
      const { featured, basic } = browse(camps, filters, index.hits(typed), fallRules);
      return [...featured, ...basic].map(({ camp }) => camp.id);
    },
  };
}
