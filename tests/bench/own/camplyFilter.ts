import { fallRules } from '../../../src/domain/breakRules.ts';
import { browse, type Hits } from '../../../src/domain/browse.ts';
import type { Camp } from '../../../src/domain/camp.ts';
import type { FilterContestant } from '../page/contestant.ts';

const noHits: Hits = new Map();

export default function camplyFilter(): FilterContestant {
  let camps: readonly Camp[] = [];
  let activities: readonly string[] = [];
  return {
    prepare(all, names) {
      camps = all;
      activities = names;
      return Promise.resolve();
    },
    pass(filters) {
      const { shown, countWith } = browse(camps, filters, noHits, fallRules);
      return { shown, counts: new Map(activities.map((name) => [name, countWith(name)])) };
    },
  };
}
