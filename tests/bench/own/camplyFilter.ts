import { fallRules } from '../../../src/camps/rules/list/breakRules.ts';
import { browse } from '../../../src/camps/rules/list/browse.ts';
import { noHits } from '../../../src/camps/rules/list/hits.ts';
import type { FilterContestant } from '../page/contestant.ts';

export default function camplyFilter(): FilterContestant {
  return {
    prepare: (camps, activities) =>
      Promise.resolve((filters) => {
        const { shown, countWith } = browse(camps, filters, noHits, fallRules);
        return { shown, counts: new Map(activities.map((name) => [name, countWith(name)])) };
      }),
  };
}
