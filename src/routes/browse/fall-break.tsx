import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { FiltersSchema, noFilters } from '#domain/filters.ts';

export const Route = createFileRoute('/browse/fall-break')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  component: FallBreak,
});

function FallBreak() {
  const search = Route.useSearch();
  // The prerendered page knows no search params: the first render must match it.
  const filters = useHydrated() ? search : noFilters;
  return (
    <main id="main">
      <h1>Fall break camps</h1>
      <p>{filters.location}</p>
    </main>
  );
}
