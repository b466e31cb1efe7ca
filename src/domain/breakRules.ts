import { isActivity, themeParts } from './activity.ts';
import type { Camp } from './camp.ts';
import { plain } from './plain.ts';

/** One break's own filter rules (spec 5): each says whether a camp passes one filter that is set. */
export type BreakRules = {
  search: (camp: Camp, words: string) => boolean;
  activity: (camp: Camp, activity: string) => boolean;
  location: (camp: Camp, place: string) => boolean;
  /** Both days inclusive. */
  dates: (camp: Camp, from: string, to: string) => boolean;
};

type Haystack = { words: string; theme: string[]; place: string };
const haystacks = new WeakMap<Camp, Haystack>();

/** Fields joined by a sign no filter can hold, so that nothing matches across two of them. */
const joined = (fields: readonly (string | null)[]) =>
  fields.map((field) => plain(field ?? '')).join('\n');

/** Lowercased once per camp, not once per key press (10,000 camps). Camps are never changed in place. */
function haystackOf(camp: Camp): Haystack {
  const known = haystacks.get(camp);
  if (known) return known;
  const haystack = {
    words: joined([camp.providerName, camp.theme, camp.city, camp.state]),
    theme: themeParts(camp.theme),
    place: joined([camp.city, camp.state, camp.streetAddress, camp.zipCode]),
  };
  haystacks.set(camp, haystack);
  return haystack;
}

/** Fall (spec 5). A camp without days fails when dates are asked: nobody is sent to a closed door. */
export const fallRules: BreakRules = {
  search: (camp, words) => haystackOf(camp).words.includes(plain(words)),
  activity: (camp, activity) => isActivity(haystackOf(camp).theme, activity),
  location: (camp, place) => haystackOf(camp).place.includes(plain(place)),
  dates: (camp, from, to) => camp.days?.some((day) => from <= day && day <= to) ?? false,
};
