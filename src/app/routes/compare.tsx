import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ComparePage } from '#camps/camps.ts';
import { ComparedSchema, noneCompared } from '#camps/rules/camp/compared.ts';
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
