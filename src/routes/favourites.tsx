import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ComparedSchema, noneCompared } from '#domain/camp/compared.ts';
import { FavouritesPage } from '#features/saved/FavouritesPage.tsx';
import { unlistedHead } from '#shell/pageHead.ts';
import { useAddress } from './-useAddress.ts';

export const Route = createFileRoute('/favourites')({
  validateSearch: ComparedSchema,
  search: { middlewares: [stripSearchParams(noneCompared)] },
  // Every family has its own: nothing for search engines.
  head: () => unlistedHead('Your favorites'),
  component: Favourites,
});

function Favourites() {
  const [compared, onCompared] = useAddress(Route.useSearch(), noneCompared, Route.useNavigate());
  return <FavouritesPage compared={compared} onCompared={onCompared} />;
}
