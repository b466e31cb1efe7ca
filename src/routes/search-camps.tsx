import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { type Filters, AllBreaksFiltersSchema, noFilters } from '#domain/list/filters.ts';
import { AllBreaksPage } from '#features/browse/AllBreaksPage.tsx';
import { cacheMap } from '#shell/update/cacheMap.ts';
import { useAddress } from './-useAddress.ts';

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
  const [filters, onFilters] = useAddress(Route.useSearch(), noFilters, Route.useNavigate());
  return <AllBreaksPage filters={filters} onFilters={onFilters} onMapOffered={cacheMap} />;
}
