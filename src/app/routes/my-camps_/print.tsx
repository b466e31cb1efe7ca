import { createFileRoute } from '@tanstack/react-router';
import { PrintPage } from '#planner/planner.ts';
import { PlanSearchSchema, plainSearch } from '#planner/rules/planSearch.ts';
import { unlistedHead } from '../../shell/pageHead.ts';
import { useAddress } from '../-useAddress.ts';

export const Route = createFileRoute('/my-camps_/print')({
  validateSearch: PlanSearchSchema,
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('Fridge sheet'),
  component: Print,
});

function Print() {
  const [search] = useAddress(Route.useSearch(), plainSearch, Route.useNavigate());
  return <PrintPage search={search} />;
}
