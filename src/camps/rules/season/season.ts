import * as v from 'valibot';

export const BreakSchema = v.picklist(['summer', 'fall', 'winter', 'spring']);
export type Break = v.InferOutput<typeof BreakSchema>;

const Day = v.pipe(v.string(), v.isoDate());

/** One school break of one year, e.g. fall-2025. A row of the database: districts and years differ. */
export const SeasonSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  break: BreakSchema,
  year: v.pipe(v.number(), v.integer()),
  label: v.string(),
  startsOn: Day,
  endsOn: Day,
  /** The operator's override of the dates; null otherwise (phase.ts). */
  state: v.nullable(v.picklist(['open', 'coming_soon', 'past'])),
});
export type Season = v.InferOutput<typeof SeasonSchema>;
