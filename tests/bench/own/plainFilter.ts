// What most apps do: one `filter` over all camps, and one more per activity for its count.
import type { Camp } from '../../../src/domain/camp.ts';
import { plain } from '../../../src/domain/plain.ts';
import type { FilterContestant } from '../page/contestant.ts';
import { hasActivity, passesAll } from '../page/passesAll.ts';

export default function plainFilter(): FilterContestant {
  let camps: readonly Camp[] = [];
  let activities: readonly string[] = [];
  return {
    prepare(all, names) {
      camps = all;
      activities = names;
      return Promise.resolve();
    },
    pass(filters) {
      const anyActivity = camps.filter(passesAll({ ...filters, activity: '' }));
      const shown = anyActivity.filter(passesAll(filters)).length;
      const counts = activities.map((name): [string, number] => {
        const wanted = plain(name);
        return [name, anyActivity.filter((camp) => hasActivity(camp, wanted)).length];
      });
      return { shown, counts: new Map(counts) };
    },
  };
}
