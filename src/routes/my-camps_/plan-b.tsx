import { createFileRoute } from '@tanstack/react-router';
import { PlanSearchSchema, plainSearch } from '#domain/plan/planSearch.ts';
import { OwnPlan } from '#features/settings/sync/OwnPlan.tsx';
import { PlanBPage } from '#features/plan/planB/PlanBPage.tsx';
import { unlistedHead } from '#shell/pageHead.ts';
import { useAddress } from '../-useAddress.ts';

export const Route = createFileRoute('/my-camps_/plan-b')({
  validateSearch: PlanSearchSchema,
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('Plans for your open days'),
  component: PlanB,
});

function PlanB() {
  const [search] = useAddress(Route.useSearch(), plainSearch, Route.useNavigate());
  return <PlanBPage Guard={OwnPlan} search={search} />;
}
