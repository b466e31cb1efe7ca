import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { OpeningsPage } from '#camps/camps.ts';
import { FiltersSchema, noFilters } from '#camps/rules/list/filters.ts';
import { useBreakAddress } from './browse/-breakRoute.ts';

export const Route = createFileRoute('/browse-camps')({
  validateSearch: FiltersSchema,
  search: { middlewares: [stripSearchParams(noFilters)] },
  head: async ({ match }) => {
    // Fetched for the second page of a visit: the first one has its head in the HTML.
    const { openingsRouteHead } = await import('./-openingsRouteHead.ts');
    return openingsRouteHead(match.context.app, match.search.season);
  },
  component: BrowseCamps,
});

function BrowseCamps() {
  return <OpeningsPage {...useBreakAddress(Route.useSearch(), Route.useNavigate())} />;
}
