import { createFileRoute, stripSearchParams, useHydrated } from '@tanstack/react-router';
import { type Compared, ComparedSchema, noneCompared } from '#domain/compared.ts';
import { FavouritesPage } from '#features/saved/FavouritesPage.tsx';
import { unlistedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/favourites')({
  validateSearch: ComparedSchema,
  search: { middlewares: [stripSearchParams(noneCompared)] },
  // Every family has its own: nothing for search engines.
  head: () => unlistedHead('Your favorites'),
  component: Favourites,
});

function Favourites() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onCompared = (next: Compared) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  // The prerendered page knows no search params: the first render must match it.
  const compared = useHydrated() ? search : noneCompared;
  return <FavouritesPage compared={compared} onCompared={onCompared} />;
}
