import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { fallBreak } from '#content/breaks/fall.ts';
import { type Filters, FiltersSchema, noFilters } from '#domain/filters.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { FallBackdrop } from '#features/browse/FallBackdrop.tsx';
import { keepMap } from '#shell/keepMap.ts';

export const Route = createFileRoute('/browse/fall-break')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: ({ match }) => headFor(match.search),
  component: FallBreak,
});

async function headFor(filters: Filters) {
  const { breakHead } = await import('./-breakHead.ts');
  return breakHead((await import('#content/breaks/fall.ts')).fallBreak, filters);
}

function FallBreak() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The prerendered page knows no search params: the first render must match it.
  const filters = useHydrated() ? search : noFilters;
  const onFilters = (next: Filters) =>
    // Typing leaves no trail of half words in the history.
    void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <BreakPage
      words={fallBreak}
      scene={<FallBackdrop />}
      filters={filters}
      onFilters={onFilters}
      onMapOffered={keepMap}
    />
  );
}
