import { stripSearchParams } from '@tanstack/react-router';
import { type BreakCopy, loadAllBreaks } from '#camps/camps.ts';
import type { App } from '#base/useApp.ts';
import {
  AllBreaksFiltersSchema,
  type Filters,
  FiltersSchema,
  noFilters,
} from '#camps/rules/list/filters.ts';
import { type Navigate, useAddress } from '../-useAddress.ts';

/** What the routes of all camp lists share: search params are filters, and the head follows them. */
const listRoute = <Schema>(validateSearch: Schema, loadWords: () => Promise<BreakCopy>) => ({
  validateSearch,
  search: { middlewares: [stripSearchParams<Filters>(noFilters)] },
  head: async ({ match }: { match: { search: Filters; context: { app: App } } }) => {
    // Fetched for the second page of a visit: the first one has its head in the HTML.
    const { breakHead } = await import('./-breakHead.ts');
    return breakHead(await loadWords(), match.search, match.context.app);
  },
});

/** The list of one break. Its words are loaded lazily here, because every page carries this file. */
export const breakRoute = (loadWords: () => Promise<BreakCopy>) =>
  listRoute(FiltersSchema, loadWords);

/** The list of all breaks, which can be narrowed down to some of them. */
export const allBreaksRoute = () =>
  listRoute(AllBreaksFiltersSchema, async () => (await loadAllBreaks()).allBreaksCopy);

/** The props of a camp list that come from its address. */
export function useBreakAddress(search: Filters, navigate: Navigate<Filters>) {
  const [filters, onFilters] = useAddress(search, noFilters, navigate);
  return { filters, onFilters };
}
