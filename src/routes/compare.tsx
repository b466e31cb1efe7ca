import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { type Compared, ComparedSchema, noneCompared } from '#domain/compared.ts';
import { ComparePage } from '#features/saved/ComparePage.tsx';
import { unlistedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/compare')({
  validateSearch: ComparedSchema,
  search: { middlewares: [stripSearchParams(noneCompared)] },
  // Every family has its own: nothing for search engines.
  head: () => unlistedHead('Compare camps'),
  component: Compare,
});

function Compare() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onCompared = (next: Compared) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  // The prerendered page knows no search params: the first render must match it.
  const compared = useHydrated() ? search : noneCompared;
  return <ComparePage compared={compared} onCompared={onCompared} />;
}
