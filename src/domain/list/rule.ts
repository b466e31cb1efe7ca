import type { Hours } from '../text/hours.ts';

/** What a rule may look at. `activity` is each comma part of the theme by itself, `address` all of the place in one. */
export type TextField =
  | 'providerName'
  | 'theme'
  | 'activity'
  | 'city'
  | 'state'
  | 'streetAddress'
  | 'zipCode'
  | 'address';

/** Both ends inclusive. */
export type Range = { from: number; to: number };

/** Which number a price text stands for: what a day costs for certain, or simply the first number in it. */
export type PriceReading = 'perDay' | 'firstNumber';

/** What a camp must say to pass. Plain data: asked twice, answered once. */
export type Rule =
  /** One of the fields contains it, as `plain` texts. */
  | { anyOf: readonly TextField[]; contains: string }
  /** One of the camp's days (YYYY-MM-DD) is in, both ends inclusive. */
  | { from: string; to: string }
  /** The camp's ages overlap these years, or it names none. */
  | { ages: Range }
  /** The price is in, in cents. A price that cannot be read fails. */
  | { price: PriceReading; cents: Range }
  /** The camp's hours are certain and reach over all of these. */
  | { covers: Hours }
  | { seasonIds: readonly string[] };
