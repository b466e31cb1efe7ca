import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { FavoritesPage } from '#camps/camps.ts';
import { PlanThisCampLazy } from '#planner/planner.ts';
import { ComparedSchema, noneCompared } from '#camps/rules/camp/compared.ts';
import { unlistedHead } from '../shell/pageHead.ts';
import { useAddress } from './-useAddress.ts';

export const Route = createFileRoute('/favorites')({
  validateSearch: ComparedSchema,
  search: { middlewares: [stripSearchParams(noneCompared)] },
  // Different for each family: nothing for search engines.
  head: () => unlistedHead('Your favorites'),
  component: Favorites,
});

function Favorites() {
  const [compared, onCompared] = useAddress(Route.useSearch(), noneCompared, Route.useNavigate());
  return (
    <FavoritesPage PlanThisCamp={PlanThisCampLazy} compared={compared} onCompared={onCompared} />
  );
}
