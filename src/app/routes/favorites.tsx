import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ComparedSchema, noneCompared } from '#camps/rules/camp/compared.ts';
import { OwnPlan } from '#family/screens/settings/sync/OwnPlan.tsx';
import { FavoritesPage } from '#camps/screens/saved/FavoritesPage.tsx';
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
  return <FavoritesPage Guard={OwnPlan} compared={compared} onCompared={onCompared} />;
}
