import { workday } from '../text/hours.ts';
import { plain } from '../camp/plain.ts';
import type { PriceReading, Range, Rule } from './rule.ts';
import type { Break } from '../camp/season.ts';

/** One break's own filter rules (spec 5): which of a camp's own words must hold what was asked. */
export type BreakRules = {
  search: (words: string) => Rule;
  activity: (activity: string) => Rule;
  location: (place: string) => Rule;
  /** Both days inclusive. */
  dates: (from: string, to: string) => Rule;
  /** Years of age. */
  ages: (years: Range) => Rule;
  price: (cents: Range) => Rule;
  /** Hours a parent can work through. */
  workday: () => Rule;
  /** What `price` compares, and what cheapest first means. */
  priceReading: PriceReading;
};

const shared = {
  // A camp without days fails when dates are asked: nobody is sent to a closed door.
  dates: (from: string, to: string): Rule => ({ from, to }),
  ages: (ages: Range): Rule => ({ ages }),
  workday: (): Rule => ({ covers: workday }),
};

const perDay = {
  price: (cents: Range): Rule => ({ price: 'perDay', cents }),
  priceReading: 'perDay',
} as const;

const inTown = (place: string): Rule => ({
  anyOf: ['city', 'state', 'streetAddress', 'zipCode'],
  contains: plain(place),
});
const inTheme = (activity: string): Rule => ({ anyOf: ['theme'], contains: plain(activity) });

export const fallRules: BreakRules = {
  ...shared,
  ...perDay,
  search: (words) => ({
    anyOf: ['providerName', 'theme', 'city', 'state'],
    contains: plain(words),
  }),
  activity: (activity) => ({ anyOf: ['activity'], contains: plain(activity) }),
  location: inTown,
};

const winterRules: BreakRules = {
  ...shared,
  ...perDay,
  search: (words) => ({ anyOf: ['providerName', 'theme'], contains: plain(words) }),
  activity: inTheme,
  location: inTown,
};

/** Openings say one price for all of it: the first number counts. */
const summerRules: BreakRules = {
  ...shared,
  search: (words) => ({ anyOf: ['providerName', 'address'], contains: plain(words) }),
  activity: inTheme,
  location: (place) => ({ anyOf: ['address'], contains: plain(place) }),
  price: (cents) => ({ price: 'firstNumber', cents }),
  priceReading: 'firstNumber',
};

// The spec has no rules for spring: it is a school break like fall.
const rules: Readonly<Record<Break, BreakRules>> = {
  summer: summerRules,
  fall: fallRules,
  winter: winterRules,
  spring: fallRules,
};

/** How one break's lists are filtered (spec 5). */
export const rulesOf = (name: Break): BreakRules => rules[name];
