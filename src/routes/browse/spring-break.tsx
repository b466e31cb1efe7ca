import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { springBreak } from '#content/breaks/spring.ts';
import { type Filters, FiltersSchema, noFilters } from '#domain/list/filters.ts';
import { BreakPage } from '#features/browse/BreakPage.tsx';
import { ComingSoon } from '#features/browse/frame/ComingSoon.tsx';
import { SeasonBackdrop } from '#features/browse/frame/SeasonBackdrop.tsx';
import { cacheMap } from '#shell/update/cacheMap.ts';
import { useAddress } from '../-useAddress.ts';

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
  const [filters, onFilters] = useAddress(Route.useSearch(), noFilters, Route.useNavigate());
  return (
    <BreakPage
      words={springBreak}
      scene={<SeasonBackdrop picture="break-spring" />}
      announcement={<ComingSoon words={springBreak} />}
      filters={filters}
      onFilters={onFilters}
      onMapOffered={cacheMap}
    />
  );
}
