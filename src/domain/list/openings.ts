import { readAges, readPriceRange } from './criteria.ts';
import type { Filters } from './filters.ts';

/** Spec 9: what the summer page with openings asks for until somebody moves a thumb. Years and dollars. */
export const openingsDefaults = { ages: '5-16', price: '0-500' } as const;
export const ageBounds = [5, 16] as const;
export const dollarBounds = [0, 500] as const;

/** What that page filters by: its own ranges stand wherever the address names none. */
export function openingsFilters(filters: Filters): Filters {
  return {
    ...filters,
    ages: filters.ages || openingsDefaults.ages,
    price: filters.price || openingsDefaults.price,
    view: 'list',
  };
}

/** The two ends of the sliders: what is asked, as far as they can show it. */
export function openingsRanges(filters: Filters) {
  const asked = openingsFilters(filters);
  const years = readAges(asked);
  const cents = readPriceRange(asked);
  return {
    ages: within(ageBounds, years?.from, years?.to),
    dollars: within(dollarBounds, (cents?.from ?? 0) / 100, (cents?.to ?? 0) / 100),
  };
}

type Ends = readonly [from: number, to: number];

function within([least, most]: Ends, from = least, to = most): Ends {
  const held = (value: number) => Math.min(Math.max(value, least), most);
  return [held(from), held(to)];
}

/** A range as the address has it; '' for the page's own, so that links stay short. */
export const agesInUrl = ([from, to]: Ends) => inUrl(from, to, openingsDefaults.ages);
export const priceInUrl = ([from, to]: Ends) => inUrl(from, to, openingsDefaults.price);

function inUrl(from: number, to: number, byItself: string): string {
  const said = `${from}-${to}`;
  return said === byItself ? '' : said;
}
