import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { springBreak } from '#content/breaks/spring.ts';
import { type Filters, FiltersSchema, noFilters } from '#domain/filters.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { ComingSoon } from '#features/browse/ComingSoon.tsx';
import { SeasonBackdrop } from '#features/browse/SeasonBackdrop.tsx';
import { keepMap } from '#shell/keepMap.ts';

export const Route = createFileRoute('/browse/spring-break')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: ({ match }) => headFor(match.search),
  component: SpringBreak,
});

async function headFor(filters: Filters) {
  const { breakHead } = await import('./-breakHead.ts');
  return breakHead((await import('#content/breaks/spring.ts')).springBreak, filters);
}

function SpringBreak() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The prerendered page knows no search params: the first render must match it.
  const filters = useHydrated() ? search : noFilters;
  const onFilters = (next: Filters) =>
    // Typing leaves no trail of half words in the history.
    void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <BreakPage
      words={springBreak}
      scene={<SeasonBackdrop picture="break-spring" />}
      announcement={<ComingSoon words={springBreak} />}
      filters={filters}
      onFilters={onFilters}
      onMapOffered={keepMap}
    />
  );
}
