// TanStack DB: one live query per filter state, as a page would have it. The rules are text and day
// rules, which its expressions cannot say, so they are a function (`fn.where`), which its manual gives
// for this; its indexes serve expressions only. It is not asked for facet counts: less work than the
// others do.
import {
  createCollection,
  createLiveQueryCollection,
  localOnlyCollectionOptions,
} from '@tanstack/db';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import type { FilterContestant } from '../page/contestant.ts';
import { passesAll } from '../page/passesAll.ts';

function collectionOf(camps: readonly Camp[]) {
  return createCollection(
    localOnlyCollectionOptions({
      id: 'camps',
      getKey: ({ id }: Camp) => id,
      initialData: [...camps],
    }),
  );
}

export default function tanstackDb(): FilterContestant {
  return {
    async prepare(camps) {
      const collection = collectionOf(camps);
      await collection.preload();
      return async (filters) => {
        const passes = passesAll(filters);
        const query = createLiveQueryCollection((builder) =>
          builder.from({ camp: collection }).fn.where(({ camp }) => passes(camp)),
        );
        await query.preload();
        const shown = query.toArray.length;
        await query.cleanup();
        return { shown, counts: null };
      };
    },
  };
}
