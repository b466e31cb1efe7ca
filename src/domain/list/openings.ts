import { readAges, readPriceRange } from './criteria.ts';
import type { Filters } from './filters.ts';

/** What the page of summer openings filters by until somebody moves a slider. Years and dollars. */
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
  const asked = openingsAsked(filters);
  return {
    ages: clampedEnds(ageBounds, asked.ages),
    dollars: clampedEnds(dollarBounds, asked.dollars),
  };
}

/** The ranges the list is filtered by, in years and dollars; an address may name more than the sliders can show. */
export function openingsAsked(filters: Filters): { ages: Ends; dollars: Ends } {
  const criteria = openingsFilters(filters);
  const years = readAges(criteria);
  const cents = readPriceRange(criteria);
  return {
    ages: years ? [years.from, years.to] : ageBounds,
    dollars: cents ? [cents.from / 100, cents.to / 100] : dollarBounds,
  };
}

/** What a slider says where its thumbs stand: the range asked for, until somebody moves them. */
export function openingsSaid(thumbs: Ends, clamped: Ends, asked: Ends): Ends {
  return thumbs[0] === clamped[0] && thumbs[1] === clamped[1] ? asked : thumbs;
}

type Ends = readonly [from: number, to: number];

function clampedEnds([least, most]: Ends, [from, to]: Ends): Ends {
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
