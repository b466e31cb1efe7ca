// What most apps do: a plain filter over all camps.
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { plain } from '../../../src/camps/rules/camp/plain.ts';
import { readDays } from '../../../src/camps/rules/list/criteria.ts';
import type { Filters } from '../../../src/camps/rules/list/filters.ts';
import type { FilterContestant, SearchContestant } from './contestants.ts';

type Texts = { words: string; parts: string[]; place: string };
const known = new WeakMap<Camp, Texts>();

/** Fields joined by a sign no filter can hold. */
const joined = (fields: readonly (string | null)[]) =>
  fields.map((field) => plain(field ?? '')).join('\n');

/** Lowercased once per camp, as a careful team would do it. */
function textsOf(camp: Camp): Texts {
  const before = known.get(camp);
  if (before) return before;
  const { providerName, theme, city, state, streetAddress, zipCode } = camp;
  const texts = {
    words: joined([providerName, theme, city, state]),
    parts: theme.split(',').map(plain),
    place: joined([city, state, streetAddress, zipCode]),
  };
  known.set(camp, texts);
  return texts;
}

/** The fall page's rule for activities: a comma part contains it. `wanted` is already `plain`. */
const hasActivity = (camp: Camp, wanted: string) =>
  textsOf(camp).parts.some((part) => part.includes(wanted));

/** The fall page's rules as one predicate per camp: what peers filter by. */
export function passesAll(filters: Filters): (camp: Camp) => boolean {
  const search = plain(filters.search);
  const activity = plain(filters.activity);
  const location = plain(filters.location);
  const days = readDays(filters);
  return (camp) => {
    const { words, place } = textsOf(camp);
    if (search !== '' && !words.includes(search)) return false;
    if (activity !== '' && !hasActivity(camp, activity)) return false;
    if (location !== '' && !place.includes(location)) return false;
    return !days || (camp.days?.some((day) => days.from <= day && day <= days.to) ?? false);
  };
}

/** One `filter` over all camps, and one more per activity for its count. */
export const plainFilter: FilterContestant = (camps, activities) =>
  Promise.resolve((filters) => {
    const anyActivity = camps.filter(passesAll({ ...filters, activity: '' }));
    const shown = anyActivity.filter(passesAll(filters)).length;
    const counts = activities.map((name) => {
      const wanted = plain(name);
      return anyActivity.filter((camp) => hasActivity(camp, wanted)).length;
    });
    return { shown, counts };
  });

/** Every typed word must stand somewhere in the camp's own words. */
export const plainSearch: SearchContestant = (camps) => {
  const lower = camps.map(({ id, providerName, theme, city, zipCode }) => ({
    id,
    words: `${providerName}\n${theme}\n${city ?? ''}\n${zipCode ?? ''}`.toLowerCase(),
  }));
  return Promise.resolve((typed) => {
    const words = typed.toLowerCase().split(/\s+/);
    return lower
      .filter((camp) => words.every((word) => camp.words.includes(word)))
      .map(({ id }) => id);
  });
};
