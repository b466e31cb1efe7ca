import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsv } from '../../supabase/local/camps/csv/readCsv.ts';
import type { Camp } from '../../src/camps/rules/camp/camp.ts';

/**
 * What parents type, with what they mean: the meaning was chosen first, from camps that are in every size of the bench, then
 * misspelled by a seed. Committed, so that a better engine cannot change its own exam.
 */
const [, ...rows] = readCsv(readFileSync(path.join(import.meta.dirname, 'queries.csv'), 'utf8'));
export const labelledQueries = rows.map(({ cells }) => {
  const [, typed = '', provider = '', themes = '', city = '', zip = ''] = cells;
  // Any of the themes is meant.
  return { typed, provider, themes: themes === '' ? [] : themes.split('|'), city, zip };
});

const tidy = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** For each query the ids of the camps that are what was meant; known by construction, no engine asked. */
export function rightAnswers(camps: readonly Camp[]): Set<string>[] {
  const known = camps.map((camp) => ({
    camp,
    parts: new Set(camp.theme.split(',').map(tidy)),
    city: tidy(camp.city ?? ''),
  }));
  return labelledQueries.map(({ provider, themes, city, zip }) => {
    const right = known.filter(
      (each) =>
        (provider === '' || each.camp.providerName.trim() === provider) &&
        (themes.length === 0 || themes.some((theme) => each.parts.has(theme))) &&
        (city === '' || each.city === city) &&
        (zip === '' || each.camp.zipCode === zip),
    );
    return new Set(right.map(({ camp }) => camp.id));
  });
}
