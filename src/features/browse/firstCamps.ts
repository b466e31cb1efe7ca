import type { Directory } from '#domain/camp/directory.ts';
import type { Season } from '#domain/season/season.ts';
import { type Filters, noFilters } from '#domain/list/filters.ts';
import { noHits } from '#domain/list/hits.ts';
import type { Shown } from '#domain/list/listFacts.ts';
import { listEngine } from './listEngine.ts';

/** The featured camps of a list while nothing is filtered: for prerendered pages (cards/FirstCards.tsx). */
export function firstCamps(
  directory: Directory,
  seasons: readonly Season[],
  read: (filters: Filters) => Filters,
): readonly Shown[] {
  const camps = listEngine.campsOf(directory, seasons);
  const breaks = seasons.map((season) => season.break);
  const rules = listEngine.rulesFor(breaks, directory.seasons);
  return listEngine.browse(camps, read(noFilters), noHits, rules).featured;
}
