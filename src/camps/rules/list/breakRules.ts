import type { Camp } from '../camp/camp.ts';
import type { Break } from '../season/season.ts';
import { firstNumberCents } from '../text/price.ts';
import { perDayCents } from '../text/pricePerDay.ts';

/** Null: the listing does not say. */
export type Texts = readonly (string | null)[];

/** The fields of a camp that a break's filters read. The other filters are the same for all breaks. */
export type BreakRules = {
  /** One of them must contain what was typed. */
  search: (camp: Camp) => Texts;
  /** One of them must contain the chosen activity. */
  activity: (camp: Camp) => Texts;
  /** One of them must contain the typed place. */
  location: (camp: Camp) => Texts;
  /** What the budget is compared with and cheapest first means, in cents. Null fails and comes last. */
  cents: (camp: Camp) => number | null;
};

/** What a price on a page is: what a day costs for certain, or the first number in the price text. */
export type PriceReading = 'perDay' | 'firstNumber';

const town = ({ city, state, streetAddress, zipCode }: Camp) => [
  city,
  state,
  streetAddress,
  zipCode,
];

/** The whole address in one text. Nothing is filled in, as cards do where state or city are missing. */
function addressAsListed({ streetAddress, city, state, zipCode }: Camp): string {
  const stateAndZip = `${state ?? ''} ${zipCode ?? ''}`;
  return [streetAddress ?? '', city ?? '', stateAndZip]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

export const fallRules: BreakRules = {
  search: ({ providerName, theme, city, state }) => [providerName, theme, city, state],
  activity: ({ theme }) => theme.split(','),
  location: town,
  cents: perDayCents,
};

const winterRules: BreakRules = {
  search: ({ providerName, theme }) => [providerName, theme],
  activity: ({ theme }) => [theme],
  location: town,
  cents: perDayCents,
};

/** Openings name one price for all of it: the first number counts. */
const summerRules: BreakRules = {
  search: (camp) => [camp.providerName, addressAsListed(camp)],
  activity: ({ theme }) => [theme],
  location: (camp) => [addressAsListed(camp)],
  cents: ({ price }) => firstNumberCents(price),
};

const rules: Readonly<Record<Break, BreakRules>> = {
  summer: summerRules,
  fall: fallRules,
  winter: winterRules,
  // A school break like fall; it has no rules of its own.
  spring: fallRules,
};

export const breakRules = (name: Break): BreakRules => rules[name];
