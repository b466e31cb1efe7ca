// Orama with one wrong letter forgiven (`tolerance`; with 2 it finds less of what was meant, and slower),
// our weights, and any of the words enough (`threshold` 1, its default).
import { create, insertMultiple, search } from '@orama/orama';
import { screenful, type SearchContestant } from '../page/contestant.ts';

const schema = { providerName: 'string', theme: 'string', city: 'string', zip: 'string' } as const;

export default function orama(): SearchContestant {
  const index = create({ schema });
  return {
    async index(camps) {
      const texts = camps.map(({ id, providerName, theme, city, zipCode }) => ({
        id,
        providerName,
        theme,
        city: city ?? '',
        zip: zipCode ?? '',
      }));
      await insertMultiple(index, texts, 1000);
    },
    async search(typed) {
      const { hits } = await search(index, {
        term: typed,
        limit: screenful,
        tolerance: 1,
        boost: { providerName: 3, theme: 2.5, city: 2, zip: 2 },
      });
      return hits.map(({ id }) => id);
    },
  };
}
