import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { allBreaksWords } from '#content/breaks/all.ts';
import { type Filters, AllBreaksFiltersSchema, noFilters } from '#domain/filters.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { BreakPicker } from '#features/browse/BreakPicker.tsx';
import { SeasonBackdrop } from '#features/browse/SeasonBackdrop.tsx';
import { keepMap } from '#shell/keepMap.ts';

export const Route = createFileRoute('/search-camps')({
  validateSearch: AllBreaksFiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: ({ match }) => headFor(match.search),
  component: AllBreaks,
});

async function headFor(filters: Filters) {
  const { breakHead } = await import('./browse/-breakHead.ts');
  return breakHead((await import('#content/breaks/all.ts')).allBreaksWords, filters);
}

function AllBreaks() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The prerendered page knows no search params: the first render must match it.
  const filters = useHydrated() ? search : noFilters;
  const onFilters = (next: Filters) =>
    // Typing leaves no trail of half words in the history.
    void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <BreakPage
      words={allBreaksWords}
      Picker={BreakPicker}
      scene={<SeasonBackdrop picture="breaks" />}
      filters={filters}
      onFilters={onFilters}
      onMapOffered={keepMap}
    />
  );
}
