// FlexSearch with its tokenizer for typing errors, its Latin encoder for words that sound alike, and
// suggestions when not every word is found: of its tokenizers and encoders the best recall on our queries.
// One text per camp, because words of one query stand in different fields.
import { Charset, Index } from 'flexsearch';
import { screenful, type SearchContestant } from '../page/contestant.ts';

export default function flexsearch(): SearchContestant {
  const index = new Index({ tokenize: 'tolerant', encoder: Charset.LatinBalance });
  let ids: readonly string[] = [];
  return {
    index(camps) {
      ids = camps.map(({ id }) => id);
      // Numbers as ids are what it stores fastest.
      camps.forEach(({ providerName, theme, city, zipCode }, number) =>
        index.add(number, `${providerName} ${theme} ${city ?? ''} ${zipCode ?? ''}`),
      );
      return Promise.resolve();
    },
    search: (typed) =>
      index
        .search(typed, { limit: screenful, suggest: true })
        .flatMap((number) => ids[Number(number)] ?? []),
  };
}
