import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { fallBreak } from '#content/fallBreak.ts';
import { describeFilters } from '#domain/describeFilters.ts';
import { type Filters, FiltersSchema, noFilters } from '#domain/filters.ts';
import { BrowsePage } from '#features/browse/BrowsePage.tsx';
import { keepMap } from '#shell/keepMap.ts';
import { isTakingOver, pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/browse/fall-break')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: ({ match }) => fallHead(isTakingOver() ? noFilters : match.search),
  component: FallBreak,
});

function FallBreak() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The prerendered page knows no search params: the first render must match it.
  const filters = useHydrated() ? search : noFilters;
  const onFilters = (next: Filters) =>
    // Typing leaves no trail of half words in the history.
    void navigate({ search: next, replace: true, resetScroll: false });
  return <BrowsePage filters={filters} onFilters={onFilters} onMapOffered={keepMap} />;
}

function fallHead(filters: Filters) {
  const season = { breakName: 'Fall Break', year: fallBreak.previewYear };
  const { title, ...words } = describeFilters(filters, season);
  return pageHead({ path: fallBreak.path, title: `${title} · ${site.brand}`, ...words });
}
