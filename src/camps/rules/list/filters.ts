import * as v from 'valibot';
import { isCalendarDay } from '#base/day/calendar.ts';
import { type Break, BreakSchema } from '../season/season.ts';

/** The router reads '?location=30030' as a number: a ZIP code must survive that. */
const Text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.string(),
  v.maxLength(200),
);
const Typed = v.optional(v.fallback(Text, ''), '');
const Day = v.optional(v.fallback(v.pipe(v.string(), v.check(isCalendarDay)), ''), '');
/** Text of this shape; anything else counts as not set. */
const Shaped = (shape: RegExp) =>
  v.optional(v.fallback(v.pipe(Text, v.trim(), v.regex(shape)), ''), '');

const entries = {
  search: Typed,
  activity: Typed,
  location: Typed,
  start: Day,
  end: Day,
  /** The age of a child or a range in years: '7', '5-16'. */
  ages: Shaped(/^(?:\d|1[0-8])(?:-(?:\d|1[0-8]))?$/),
  /** From-to in dollars: '0-80'. */
  price: Shaped(/^\d{1,4}-\d{1,4}$/),
  hours: v.optional(v.fallback(v.picklist(['', 'workday']), ''), ''),
  /** The school district whose days off `start` and `end` are; alone it stands for all of them in the season. */
  district: Shaped(/^[a-z\d][a-z\d_-]{0,59}$/),
  /** A ZIP code to measure from. */
  near: Shaped(/^\d{5}$/),
  /** Miles from there; '' is any distance. */
  within: Shaped(/^[1-9]\d{0,2}$/),
  /** An earlier or later season than the current one: 'fall-2025'. Says which list, and is no filter. */
  season: Shaped(/^[a-z]{4,6}-\d{4}$/),
  sort: v.optional(v.fallback(v.picklist(['name', 'distance', 'price', 'opens']), 'name'), 'name'),
  view: v.optional(v.fallback(v.picklist(['list', 'map']), 'list'), 'list'),
};

/** The breaks on the page of all breaks: 'fall,winter'. Unknown names are dropped. */
const Breaks = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => namedBreaks(text).join(',')),
    ),
    '',
  ),
  '',
);

const NoBreaks = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.transform(() => ''),
    ),
    '',
  ),
  '',
);

/**
 * The address bar owns the filters, and anybody can edit it: what is invalid counts as not set and never breaks a
 * page. For the page of one break, which has no breaks to pick from.
 */
export const FiltersSchema = v.object({
  ...entries,
  breaks: NoBreaks,
});

/** The same for the page of all breaks. */
export const AllBreaksFiltersSchema = v.object({ ...entries, breaks: Breaks });
export type Filters = v.InferOutput<typeof AllBreaksFiltersSchema>;
export type Sort = Filters['sort'];

export const noFilters: Filters = v.parse(FiltersSchema, {});

/** Filters that are removed one at a time. `dates` is both ends and the district; season, order and view are no filters. */
export type FilterKey =
  | 'search'
  | 'dates'
  | 'activity'
  | 'location'
  | 'ages'
  | 'price'
  | 'hours'
  | 'near'
  | 'breaks';

/** The fields that each of them clears, in the order of the filter bar. */
const fieldsOf = new Map<FilterKey, readonly Exclude<keyof Filters, 'season' | 'sort' | 'view'>[]>([
  ['search', ['search']],
  ['dates', ['start', 'end', 'district']],
  ['activity', ['activity']],
  ['location', ['location']],
  ['ages', ['ages']],
  ['price', ['price']],
  ['hours', ['hours']],
  ['near', ['near', 'within']],
  ['breaks', ['breaks']],
]);

/** The filters that are on, in the order of the filter bar. Spaces alone are no filter. */
export function activeFilters(filters: Filters): FilterKey[] {
  const isOn = (field: keyof Filters) => filters[field].trim() !== '';
  // Miles alone, without a ZIP to measure from, are no filter.
  return [...fieldsOf.keys()].filter((key) =>
    key === 'near' ? isOn(key) : fieldsOf.get(key)?.some(isOn),
  );
}

export function hasFilters(filters: Filters): boolean {
  return activeFilters(filters).length > 0;
}

/** The same filters without some of them. Without a ZIP there is no order by distance either. */
export function withoutFilters(filters: Filters, drop: readonly FilterKey[]): Filters {
  const left: Filters = { ...filters };
  for (const field of drop.flatMap((key) => fieldsOf.get(key) ?? [])) left[field] = '';
  if (left.near === '' && left.sort === 'distance') left.sort = 'name';
  return left;
}

/** Clears every filter and the order; the season and the chosen view stay. */
export function resetFilters({ season, view }: Filters): Filters {
  return { ...noFilters, season, view };
}

/** The picked breaks in the order of the year; none picked means all. */
export function readBreaks(filters: Pick<Filters, 'breaks'>): Break[] {
  return namedBreaks(filters.breaks);
}

function namedBreaks(text: string): Break[] {
  const named = new Set(text.split(',').map((name) => name.trim()));
  return BreakSchema.options.filter((name) => named.has(name));
}
