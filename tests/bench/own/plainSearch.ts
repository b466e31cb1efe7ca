// What most apps do: every typed word must stand somewhere in the camp's own words.
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import type { SearchContestant } from '../page/contestant.ts';

export default function plainSearch(): SearchContestant {
  let known: { id: string; words: string }[] = [];
  return {
    index(camps: readonly Camp[]) {
      known = camps.map(({ id, providerName, theme, city, zipCode }) => ({
        id,
        words: `${providerName}\n${theme}\n${city ?? ''}\n${zipCode ?? ''}`.toLowerCase(),
      }));
      return Promise.resolve();
    },
    search(typed) {
      const words = typed.toLowerCase().split(/\s+/);
      return known
        .filter((camp) => words.every((word) => camp.words.includes(word)))
        .map(({ id }) => id);
    },
  };
}
