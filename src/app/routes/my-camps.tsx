import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PlannerPage } from '#planner/planner.ts';
import { PlanSearchSchema, plainSearch } from '#planner/rules/planSearch.ts';
import { unlistedHead } from '../shell/pageHead.ts';
import { useAddress } from './-useAddress.ts';

export const Route = createFileRoute('/my-camps')({
  validateSearch: PlanSearchSchema,
  search: { middlewares: [stripSearchParams(plainSearch)] },
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('My Schedule'),
  component: MyCamps,
});

function MyCamps() {
  const [search, onSearch] = useAddress(Route.useSearch(), plainSearch, Route.useNavigate());
  return <PlannerPage search={search} onSearch={onSearch} />;
}
