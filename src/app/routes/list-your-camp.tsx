import { createFileRoute } from '@tanstack/react-router';
import { ListingPage, loadListingWords } from '#providers/providers.ts';
import { namedHead } from '../shell/pageHead.ts';
import { useAddress } from './-useAddress.ts';

/** `edit`: the submission of this device to change. Addresses can be forged, so anything else is dropped. */
type Search = { edit?: string };

const noSearch: Search = {};

export const Route = createFileRoute('/list-your-camp')({
  validateSearch: ({ edit }): Search => (typeof edit === 'string' ? { edit } : noSearch),
  head: async () => namedHead((await loadListingWords()).listingHead),
  component: ListYourCamp,
});

function ListYourCamp() {
  const [{ edit = null }, onAddress] = useAddress(Route.useSearch(), noSearch, Route.useNavigate());
  return <ListingPage editId={edit} onNew={() => onAddress(noSearch)} />;
}
