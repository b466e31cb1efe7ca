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
  /** yes: known to have a spot. maybe: also those of which nobody knows. */
  room: v.optional(v.fallback(v.picklist(['', 'yes', 'maybe']), ''), ''),
  /** The school district whose days off `start` and `end` are; without dates, all its days off in the season. */
  district: Shaped(/^[a-z\d][a-z\d_-]{0,59}$/),
  /** A ZIP code to measure from. */
  near: Shaped(/^\d{5}$/),
  /** Miles from there; '' is any distance. */
  within: Shaped(/^[1-9]\d{0,2}$/),
  /** An earlier or later season than the current one: 'fall-2025'. It chooses the list and is no filter. */
  season: Shaped(/^[a-z]{4,6}-\d{4}$/),
  sort: v.optional(
    v.fallback(v.picklist(['soonest', 'name', 'distance', 'price', 'opens']), 'soonest'),
    'soonest',
  ),
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
 * The address bar owns the filters, and can be edited: an invalid value counts as not set and never breaks a page. For
 * the page of one break, which has no breaks to pick from.
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

type FilterField = Exclude<keyof Filters, 'season' | 'sort' | 'view'>;

/**
 * Each filter in the order of the filter bar, with the fields of the address that removing it clears. When nothing fits and two
 * filters hide as many camps, the one of the smaller `weight` is suggested for removal first. Season, order and view are no
 * filters.
 */
const filterTable = [
  { key: 'search', fields: ['search'], weight: 9 },
  { key: 'dates', fields: ['start', 'end', 'district'], weight: 5 },
  { key: 'activity', fields: ['activity'], weight: 7 },
  { key: 'location', fields: ['location'], weight: 6 },
  { key: 'ages', fields: ['ages'], weight: 8 },
  { key: 'price', fields: ['price'], weight: 2 },
  { key: 'hours', fields: ['hours'], weight: 1 },
  { key: 'room', fields: ['room'], weight: 0 },
  { key: 'near', fields: ['near', 'within'], weight: 3 },
  { key: 'breaks', fields: ['breaks'], weight: 4 },
] as const satisfies readonly { key: string; fields: readonly FilterField[]; weight: number }[];
export type FilterKey = (typeof filterTable)[number]['key'];

/** The filters that are on, in the order of the filter bar. Spaces alone are no filter. */
export function activeFilters(filters: Filters): FilterKey[] {
  return activeRows(filters).map(({ key }) => key);
}

/** The filters that are on, the one that matters least first; a child's age and typed words come last. */
export function leastImportantFirst(filters: Filters): FilterKey[] {
  const rows = activeRows(filters).toSorted((a, b) => a.weight - b.weight);
  return rows.map(({ key }) => key);
}

function activeRows(filters: Filters) {
  const isOn = (field: FilterField) => filters[field].trim() !== '';
  // Miles alone, without a ZIP to measure from, are no filter.
  return filterTable.filter(({ key, fields }) => (key === 'near' ? isOn(key) : fields.some(isOn)));
}

export function hasFilters(filters: Filters): boolean {
  return activeFilters(filters).length > 0;
}

/** The order without a place to start from: none by distance. */
export const notNearest = (sort: Sort): Sort => (sort === 'distance' ? 'soonest' : sort);

/** The same filters without some of them. Without a ZIP there is no order by distance either. */
export function withoutFilters(filters: Filters, drop: readonly FilterKey[]): Filters {
  const left: Filters = { ...filters };
  for (const { key, fields } of filterTable) {
    if (drop.includes(key)) for (const field of fields) left[field] = '';
  }
  if (left.near === '') left.sort = notNearest(left.sort);
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
