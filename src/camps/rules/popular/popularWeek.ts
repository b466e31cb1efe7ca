import * as v from 'valibot';

/** 'some': about 50 families of the area look for care that week. 'many': about 100. Both with noise (supabase/api.md). */
export type PopularLevel = 'some' | 'many';

/**
 * A week in which many families of an area look for care. `area`: 'district:dekalb' (a school district's id) or 'zip:303' (how a
 * ZIP code begins). `week`: its Monday, YYYY-MM-DD.
 */
export type PopularWeek = { area: string; week: string; level: PopularLevel };

const PopularWeekSchema = v.object({
  area: v.pipe(v.string(), v.maxLength(100)),
  week: v.pipe(v.string(), v.isoDate()),
  level: v.picklist(['some', 'many']),
});

/** All areas and weeks together; more would be a fault. */
const MOST_WEEKS = 10_000;

/** Rows that are unreadable are left out. */
export const PopularWeeksSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((rows): PopularWeek[] =>
    rows.slice(0, MOST_WEEKS).flatMap((row) => {
      const { success, output } = v.safeParse(PopularWeekSchema, row);
      return success ? [output] : [];
    }),
  ),
);
