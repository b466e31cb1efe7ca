import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ComparedSchema, noneCompared } from '#camps/rules/camp/compared.ts';
import { ComparePage } from '#camps/screens/saved/ComparePage.tsx';
import { unlistedHead } from '../shell/pageHead.ts';
import { useAddress } from './-useAddress.ts';

export const Route = createFileRoute('/compare')({
  validateSearch: ComparedSchema,
  search: { middlewares: [stripSearchParams(noneCompared)] },
  // Different for each family: nothing for search engines.
  head: () => unlistedHead('Compare camps'),
  component: Compare,
});

function Compare() {
  const [compared, onCompared] = useAddress(Route.useSearch(), noneCompared, Route.useNavigate());
  return <ComparePage compared={compared} onCompared={onCompared} />;
}
