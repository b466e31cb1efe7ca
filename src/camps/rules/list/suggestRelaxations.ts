import type { AllBreaks } from './allBreaks.ts';
import { browse, type FilterContext } from './browse.ts';
import type { BreakRules } from './breakRules.ts';
import type { Camp } from '../camp/camp.ts';
import { type FilterKey, type Filters, leastImportantFirst, withoutFilters } from './filters.ts';
import type { Hits } from './hits.ts';

export type Relaxation = { drop: FilterKey[]; shown: number };

/**
 * When nothing fits: which single filter to remove, the one that frees most camps first. Filters that free none are
 * left out. If no single one helps, the best pair; if no pair does either, nothing (the page offers a reset).
 * `hitsOf` gives the search index's hits for the text that stays; `read` is what the page makes of filters, such as
 * a default range.
 */
export function suggestRelaxations(
  camps: readonly Camp[],
  filters: Filters,
  hitsOf: (search: string) => Hits,
  rules: BreakRules | AllBreaks,
  context?: FilterContext,
  read: (asked: Filters) => Filters = (asked) => asked,
): Relaxation[] {
  const keys = leastImportantFirst(filters);
  const without = (drop: FilterKey[]): Relaxation => {
    const left = withoutFilters(filters, drop);
    return { drop, shown: browse(camps, read(left), hitsOf(left.search), rules, context).shown };
  };
  const helpful = (drops: FilterKey[][]) =>
    drops
      .map(without)
      .filter(({ shown }) => shown > 0)
      .toSorted((a, b) => b.shown - a.shown);

  const singles = helpful(keys.map((key) => [key]));
  if (singles.length > 0) return singles;
  const pairs = keys.flatMap((key, at) => keys.slice(at + 1).map((other) => [key, other]));
  return helpful(pairs).slice(0, 1);
}
