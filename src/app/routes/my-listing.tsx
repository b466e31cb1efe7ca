import { createFileRoute } from '@tanstack/react-router';
import { MyListingPage } from '#providers/providers.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/my-listing')({
  // One page for every listing: its id, and the right to change it, are behind the # and nowhere else.
  head: () => unlistedHead('Where your listing stands'),
  component: MyListingPage,
  // No script of others ever runs in a document whose address opens a listing.
  staticData: { ownDocument: true },
});
