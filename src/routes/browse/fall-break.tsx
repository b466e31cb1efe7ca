import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { fallBreak } from '#content/breaks/fall.ts';
import { type Filters, FiltersSchema, noFilters } from '#domain/list/filters.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { FallBackdrop } from '#features/browse/frame/FallBackdrop.tsx';
import { cacheMap } from '#shell/update/cacheMap.ts';
import { useAddress } from '../-useAddress.ts';

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
  const [filters, onFilters] = useAddress(Route.useSearch(), noFilters, Route.useNavigate());
  return (
    <BreakPage
      words={fallBreak}
      scene={<FallBackdrop />}
      filters={filters}
      onFilters={onFilters}
      onMapOffered={cacheMap}
    />
  );
}
