import type { Directory } from '#camps/rules/camp/directory.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { type Filters, noFilters } from '#camps/rules/list/filters.ts';
import { noHits } from '#camps/rules/list/hits.ts';
import type { ShownCard } from './BrowseView.ts';
import { listEngine } from './listEngine.ts';

/**
 * The featured camps of a list while nothing is filtered: for prerendered pages (cards/FirstCards.tsx), which say nothing of
 * seats: they may be served for longer than the week in which that is known.
 */
export function firstCamps(
  directory: Directory,
  seasons: readonly Season[],
  read: (filters: Filters) => Filters,
  today: string,
): readonly ShownCard[] {
  const camps = listEngine.campsOf(directory, seasons);
  const breaks = seasons.map((season) => season.break);
  const rules = listEngine.rulesFor(breaks, directory.seasons);
  const context = { near: null, daysOff: [], today };
  const result = listEngine.browse(camps, read(noFilters), noHits, rules, context);
  return listEngine.cardsOf(result, seasons).featured.map(({ camp, ...shown }) => ({
    ...shown,
    camp: { ...camp, seats: null, sessions: null },
  }));
}
