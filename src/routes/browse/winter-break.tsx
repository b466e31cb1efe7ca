import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { winterBreak } from '#content/breaks/winter.ts';
import { type Filters, FiltersSchema, noFilters } from '#domain/list/filters.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { SeasonBackdrop } from '#features/browse/frame/SeasonBackdrop.tsx';
import { cacheMap } from '#shell/update/cacheMap.ts';
import { useAddress } from '../-useAddress.ts';

export const Route = createFileRoute('/browse/winter-break')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: ({ match }) => headFor(match.search),
  component: WinterBreak,
});

async function headFor(filters: Filters) {
  const { breakHead } = await import('./-breakHead.ts');
  return breakHead((await import('#content/breaks/winter.ts')).winterBreak, filters);
}

function WinterBreak() {
  const [filters, onFilters] = useAddress(Route.useSearch(), noFilters, Route.useNavigate());
  return (
    <BreakPage
      words={winterBreak}
      scene={<SeasonBackdrop picture="break-winter" />}
      filters={filters}
      onFilters={onFilters}
      onMapOffered={cacheMap}
    />
  );
}
