import * as v from 'valibot';
import { isCalendarDay } from './calendar.ts';

/** Routers read '?location=30030' as a number: a ZIP code must survive that. */
const Words = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
      v.string(),
      v.maxLength(200),
    ),
    '',
  ),
  '',
);
const Day = v.optional(v.fallback(v.pipe(v.string(), v.check(isCalendarDay)), ''), '');

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

/** What a person can let go of, one at a time. `dates` is both ends together; the view is no filter. */
export type FilterKey = 'search' | 'activity' | 'location' | 'dates';

/** The filters that take camps away, in the order of the filter bar. Spaces alone ask for nothing. */
export function activeFilters(filters: Filters): FilterKey[] {
  const active: FilterKey[] = [];
  if (filters.search.trim() !== '') active.push('search');
  if (filters.start !== '' || filters.end !== '') active.push('dates');
  if (filters.activity.trim() !== '') active.push('activity');
  if (filters.location.trim() !== '') active.push('location');
  return active;
}

export function hasFilters(filters: Filters): boolean {
  return activeFilters(filters).length > 0;
}

/** The same filters with some let go. */
export function withoutFilters(filters: Filters, keys: readonly FilterKey[]): Filters {
  const left = { ...filters };
  for (const key of keys) {
    if (key === 'dates') {
      left.start = '';
      left.end = '';
    } else left[key] = '';
  }
  return left;
}

/** Reset (spec 4) clears every filter; the chosen view stays. */
export function resetFilters(filters: Filters): Filters {
  return { ...noFilters, view: filters.view };
}

/** Only what differs from the defaults, so that an address stays short enough to be shared. */
export function filtersInUrl(filters: Filters): Partial<Filters> {
  return {
    ...(filters.search.trim() !== '' && { search: filters.search }),
    ...(filters.activity.trim() !== '' && { activity: filters.activity }),
    ...(filters.location.trim() !== '' && { location: filters.location }),
    ...(filters.start !== '' && { start: filters.start }),
    ...(filters.end !== '' && { end: filters.end }),
    ...(filters.view !== 'list' && { view: filters.view }),
  };
}

/**
 * The asked days, both inclusive, or null when no date is set. Spec 5: the end defaults to the start.
 * Kinder than the spec: a lone end is one day, and two ends in the wrong order are swapped.
 */
export function askedDays(filters: Filters): { from: string; to: string } | null {
  const start = filters.start || filters.end;
  const end = filters.end || filters.start;
  if (start === '') return null;
  return start <= end ? { from: start, to: end } : { from: end, to: start };
}
