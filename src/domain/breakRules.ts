import type { Rule } from './columns.ts';
import { plain } from './plain.ts';

/** One break's own filter rules (spec 5): which of a camp's own words must hold what was asked. */
export type BreakRules = {
  search: (words: string) => Rule;
  activity: (activity: string) => Rule;
  location: (place: string) => Rule;
  /** Both days inclusive. */
  dates: (from: string, to: string) => Rule;
};

/** Fall (spec 5). A camp without days fails when dates are asked: nobody is sent to a closed door. */
export const fallRules: BreakRules = {
  search: (words) => ({
    anyOf: ['providerName', 'theme', 'city', 'state'],
    contains: plain(words),
  }),
  activity: (activity) => ({ anyOf: ['activity'], contains: plain(activity) }),
  location: (place) => ({
    anyOf: ['city', 'state', 'streetAddress', 'zipCode'],
    contains: plain(place),
  }),
  dates: (from, to) => ({ from, to }),
};
