import { isActivity, themeParts } from './activity.ts';
import type { Camp } from './camp.ts';
import { plain } from './plain.ts';

type Passes = (camp: Camp) => boolean;

/** One break's own filter rules (spec 5): each takes what was asked, once, and then tells camp by camp. */
export type BreakRules = {
  search: (words: string) => Passes;
  activity: (activity: string) => Passes;
  location: (place: string) => Passes;
  /** Both days inclusive. */
  dates: (from: string, to: string) => Passes;
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
  search(words) {
    const wanted = plain(words);
    return (camp) => haystackOf(camp).words.includes(wanted);
  },
  activity(activity) {
    const wanted = plain(activity);
    return (camp) => isActivity(haystackOf(camp).theme, wanted);
  },
  location(place) {
    const wanted = plain(place);
    return (camp) => haystackOf(camp).place.includes(wanted);
  },
  dates: (from, to) => (camp) => camp.days?.some((day) => from <= day && day <= to) ?? false,
};
