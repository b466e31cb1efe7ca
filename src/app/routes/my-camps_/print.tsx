import { createFileRoute } from '@tanstack/react-router';
import { PlanSearchSchema, plainSearch } from '#planner/rules/planSearch.ts';
import { OwnPlan } from '#family/screens/settings/sync/OwnPlan.tsx';
import { PrintPage } from '#planner/screens/print/PrintPage.tsx';
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
  return <PrintPage Guard={OwnPlan} search={search} />;
}
