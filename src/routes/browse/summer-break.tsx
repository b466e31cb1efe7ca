import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { summerBreak } from '#content/breaks/summer.ts';
import { type Filters, FiltersSchema, noFilters } from '#domain/list/filters.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { SeasonBackdrop } from '#features/browse/frame/SeasonBackdrop.tsx';
import { cacheMap } from '#shell/update/cacheMap.ts';
import { useAddress } from '../-useAddress.ts';

export const Route = createFileRoute('/browse/summer-break')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: ({ match }) => headFor(match.search),
  component: SummerBreak,
});

async function headFor(filters: Filters) {
  const { breakHead } = await import('./-breakHead.ts');
  return breakHead((await import('#content/breaks/summer.ts')).summerBreak, filters);
}

function SummerBreak() {
  const [filters, onFilters] = useAddress(Route.useSearch(), noFilters, Route.useNavigate());
  return (
    <BreakPage
      words={summerBreak}
      scene={<SeasonBackdrop picture="break-summer" />}
      filters={filters}
      onFilters={onFilters}
      onMapOffered={cacheMap}
    />
  );
}
