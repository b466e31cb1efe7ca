import { ageFilterRange, readPriceRange } from './criteria.ts';
import type { Filters } from './filters.ts';

/** The default filters of the page of summer openings. Years and dollars. */
export const openingsDefaults = { ages: '5-16', price: '0-500' } as const;
export const ageBounds = [5, 16] as const;
export const dollarBounds = [0, 500] as const;

/** What that page filters by: its defaults wherever the address names no range. */
export function openingsFilters(filters: Filters): Filters {
  return {
    ...filters,
    ages: filters.ages || openingsDefaults.ages,
    price: filters.price || openingsDefaults.price,
    view: 'list',
  };
}

/** The two ends of the sliders: the filters' ranges, clamped to what a slider can show. */
export function openingsRanges(filters: Filters) {
  const criteria = openingsFilters(filters);
  const years = ageFilterRange(criteria);
  const cents = readPriceRange(criteria);
  return {
    ages: clampedEnds(ageBounds, years?.from, years?.to),
    dollars: clampedEnds(dollarBounds, (cents?.from ?? 0) / 100, (cents?.to ?? 0) / 100),
  };
}

type Ends = readonly [from: number, to: number];

function clampedEnds([least, most]: Ends, from = least, to = most): Ends {
  const clamped = (value: number) => Math.min(Math.max(value, least), most);
  return [clamped(from), clamped(to)];
}

/** A range as the address has it; '' for the default, so that links stay short. */
export const agesInUrl = ([from, to]: Ends) => inUrl(from, to, openingsDefaults.ages);
export const priceInUrl = ([from, to]: Ends) => inUrl(from, to, openingsDefaults.price);

function inUrl(from: number, to: number, byDefault: string): string {
  const range = `${from}-${to}`;
  return range === byDefault ? '' : range;
}
