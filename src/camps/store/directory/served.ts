import * as v from 'valibot';
import { type Season, SeasonSchema } from '#camps/rules/season/season.ts';

/** What a prerendered page was made with: its day (YYYY-MM-DD) and each break's season on that day. */
export type Served = { day: string | null; seasons: readonly Season[] };

export const NOT_SERVED: Served = { day: null, seasons: [] };

const ServedSchema = v.object({
  day: SeasonSchema.entries.startsOn,
  seasons: v.pipe(v.string(), v.parseJson(), v.array(SeasonSchema)),
});

/** Reads it from the data attributes of <html> (src/build/pages/fillTemplate.ts). Other pages carry none. */
export function readServed(dataset: Readonly<Record<string, string | undefined>>): Served {
  const { success, output } = v.safeParse(ServedSchema, { ...dataset });
  return success ? output : NOT_SERVED;
}
