import type { BreakRules } from './breakRules.ts';
import type { Camp } from './camp.ts';
import { columnsOf, type Shown } from './columns.ts';
import { activeFilters, askedDays, type Filters } from './filters.ts';
import { allMarks, butNot, countBoth, inBoth, inEither, isMarked, marksAt } from './marks.ts';

/** Camp id to score, from the word index, best first. A hint: ids that are no longer in the list are ignored. */
export type Hits = ReadonlyMap<string, number>;
export type Browsed = {
  featured: Shown[];
  basic: Shown[];
  shown: number;
  total: number;
  /** How many camps would show if this activity were the chosen one and all other filters stayed. */
  countWith: (activity: string) => number;
};

/**
 * The one place where it is decided which camps a list shows, and in what order (spec 5).
 * Camps come sorted by provider name; those that pass the break's own rules keep that order. Close matches
 * pass every other filter and follow after them, the best hit first. Basic listings are a list of their own.
 */
export function browse(
  camps: readonly Camp[],
  filters: Filters,
  hits: Hits,
  rules: BreakRules,
): Browsed {
  const columns = columnsOf(camps);
  const active = activeFilters(filters);
  const days = askedDays(filters);

  // What passes all other rules; of that, what the words are in, and what only the word index found.
  let others = allMarks(camps.length);
  if (days) others = inBoth(others, columns.passing(rules.dates(days.from, days.to)));
  if (active.includes('location')) {
    others = inBoth(others, columns.passing(rules.location(filters.location)));
  }
  const isSearched = active.includes('search');
  const found = isSearched ? columns.passing(rules.search(filters.search)) : others;
  const nearby = isSearched ? columns.placesOf(hits.keys()) : [];
  const anyActivity = inBoth(others, inEither(found, marksAt(camps.length, nearby)));
  const all = active.includes('activity')
    ? inBoth(anyActivity, columns.passing(rules.activity(filters.activity)))
    : anyActivity;

  const exact = inBoth(all, found);
  const featured = columns.shownAt(butNot(exact, columns.basic));
  const basic = columns.shownAt(inBoth(exact, columns.basic));
  const near = butNot(all, found);
  for (const at of nearby) {
    const camp = isMarked(near, at) && camps[at];
    if (camp) (camp.listing === 'basic' ? basic : featured).push({ camp, close: true });
  }
  return {
    featured,
    basic,
    shown: featured.length + basic.length,
    total: camps.length,
    countWith: (activity) => countBoth(anyActivity, columns.passing(rules.activity(activity))),
  };
}
