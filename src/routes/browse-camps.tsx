import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { type Filters, FiltersSchema, noFilters } from '#domain/filters.ts';
import { OpeningsPage } from '#features/browse/openings/OpeningsPage.tsx';
import { namedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/browse-camps')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: async () => namedHead((await import('#content/breaks/openings.ts')).openingsHead),
  component: BrowseCamps,
});

function BrowseCamps() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The prerendered page knows no search params: the first render must match it.
  const filters = useHydrated() ? search : noFilters;
  const onFilters = (next: Filters) =>
    // Typing leaves no trail of half words in the history.
    void navigate({ search: next, replace: true, resetScroll: false });
  return <OpeningsPage filters={filters} onFilters={onFilters} />;
}
