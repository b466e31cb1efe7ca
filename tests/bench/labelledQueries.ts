import * as v from 'valibot';
import type { Camp } from '../../src/camps/rules/camp/camp.ts';
import file from './queries.json' with { type: 'json' };

const MeaningSchema = v.object({
  provider: v.optional(v.string()),
  /** Any of them. */
  themes: v.optional(v.array(v.string())),
  city: v.optional(v.string()),
  zip: v.optional(v.string()),
});
const QuerySchema = v.object({ kind: v.string(), typed: v.string(), means: MeaningSchema });

export type Meaning = v.InferOutput<typeof MeaningSchema>;
export type LabelledQuery = v.InferOutput<typeof QuerySchema>;

/** What parents type, with what they mean (made by makeQueries.ts). */
export const labelledQueries: readonly LabelledQuery[] = v.parse(v.array(QuerySchema), file);

const tidy = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The comma parts of a camp's theme. */
export const partsOf = ({ theme }: Camp): string[] => theme.split(',').map(tidy);

/** For each query the ids of the camps that are what was meant; known by construction, no engine asked. */
export function rightAnswers(camps: readonly Camp[]): Set<string>[] {
  const known = camps.map((camp) => ({
    camp,
    parts: new Set(partsOf(camp)),
    city: tidy(camp.city ?? ''),
  }));
  return labelledQueries.map(({ means }) => {
    const { provider, themes, city, zip } = means;
    const right = known.filter(
      (each) =>
        (provider === undefined || each.camp.providerName.trim() === provider) &&
        (themes === undefined || themes.some((theme) => each.parts.has(theme))) &&
        (city === undefined || each.city === city) &&
        (zip === undefined || each.camp.zipCode === zip),
    );
    return new Set(right.map(({ camp }) => camp.id));
  });
}
