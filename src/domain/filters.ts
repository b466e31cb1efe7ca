import * as v from 'valibot';

const Words = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(200)), ''), '');
const Day = v.optional(v.fallback(v.pipe(v.string(), v.isoDate()), ''), '');

/** The address bar owns the filters (spec 2): a broken link never breaks a page, it only filters less. */
export const FiltersSchema = v.object({
  search: Words,
  activity: Words,
  location: Words,
  start: Day,
  end: Day,
  view: v.optional(v.fallback(v.picklist(['list', 'map']), 'list'), 'list'),
});
export type Filters = v.InferOutput<typeof FiltersSchema>;

export const noFilters: Filters = v.parse(FiltersSchema, {});
