import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { FiltersSchema, noFilters } from '#domain/list/filters.ts';
import { OpeningsPage } from '#features/browse/openings/OpeningsPage.tsx';
import { namedHead } from '#shell/pageHead.ts';
import { useAddress } from './-useAddress.ts';

export const Route = createFileRoute('/browse-camps')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: async () => namedHead((await import('#content/breaks/openings.ts')).openingsHead),
  component: BrowseCamps,
});

function BrowseCamps() {
  const [filters, onFilters] = useAddress(Route.useSearch(), noFilters, Route.useNavigate());
  return <OpeningsPage filters={filters} onFilters={onFilters} />;
}
