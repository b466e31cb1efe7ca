// What most apps do: one `filter` over all camps, and one more per activity for its count.
import { plain } from '../../../src/camps/rules/camp/plain.ts';
import type { FilterContestant } from '../page/contestant.ts';
import { hasActivity, passesAll } from '../page/passesAll.ts';

export default function plainFilter(): FilterContestant {
  return {
    prepare: (camps, activities) =>
      Promise.resolve((filters) => {
        const anyActivity = camps.filter(passesAll({ ...filters, activity: '' }));
        const shown = anyActivity.filter(passesAll(filters)).length;
        const counts = activities.map((name): [string, number] => {
          const wanted = plain(name);
          return [name, anyActivity.filter((camp) => hasActivity(camp, wanted)).length];
        });
        return { shown, counts: new Map(counts) };
      }),
  };
}
