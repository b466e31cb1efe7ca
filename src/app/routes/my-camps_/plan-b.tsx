import { createFileRoute } from '@tanstack/react-router';
import { PlanBPage } from '#planner/planner.ts';
import { PlanSearchSchema, plainSearch } from '#planner/rules/planSearch.ts';
import { unlistedHead } from '../../shell/pageHead.ts';
import { useAddress } from '../-useAddress.ts';

export const Route = createFileRoute('/my-camps_/plan-b')({
  validateSearch: PlanSearchSchema,
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('Plans for your open days'),
  component: PlanB,
});

function PlanB() {
  const [search] = useAddress(Route.useSearch(), plainSearch, Route.useNavigate());
  return <PlanBPage search={search} />;
}
