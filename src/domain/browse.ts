import type { BreakRules } from './breakRules.ts';
import type { Camp } from './camp.ts';
import { activeFilters, askedDays, type Filters } from './filters.ts';

/** Camp id to score, from the word index. A hint: ids that are no longer in the list are ignored. */
export type Hits = ReadonlyMap<string, number>;
/** `close`: found by the word index only (a misspelling, another word order), not by the spec's rule. */
export type Shown = { camp: Camp; close: boolean };
export type Browsed = { featured: Shown[]; basic: Shown[]; shown: number; total: number };

/**
 * The one place where it is decided which camps a list shows, and in what order (spec 5).
 * Camps come sorted by provider name; those that pass the break's own rules keep that order. Close matches
 * pass every other filter, follow after them and rank by score. Basic listings are a list of their own.
 */
export function browse(
  camps: readonly Camp[],
  filters: Filters,
  hits: Hits,
  rules: BreakRules,
): Browsed {
  const active = activeFilters(filters);
  const days = askedDays(filters);
  const isFound = active.includes('search') ? rules.search(filters.search) : null;
  const others = [
    days && rules.dates(days.from, days.to),
    active.includes('activity') && rules.activity(filters.activity),
    active.includes('location') && rules.location(filters.location),
  ].filter((rule) => rule !== null && rule !== false);
  const exact: Shown[] = [];
  const near: Shown[] = [];
  for (const camp of camps) {
    if (!others.every((passes) => passes(camp))) continue;
    if (isFound === null || isFound(camp)) exact.push({ camp, close: false });
    else if (hits.has(camp.id)) near.push({ camp, close: true });
  }
  near.sort((a, b) => (hits.get(b.camp.id) ?? 0) - (hits.get(a.camp.id) ?? 0));
  const all = [...exact, ...near];
  return {
    featured: all.filter(({ camp }) => camp.listing !== 'basic'),
    basic: all.filter(({ camp }) => camp.listing === 'basic'),
    shown: all.length,
    total: camps.length,
  };
}
