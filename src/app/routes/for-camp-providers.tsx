import { createFileRoute } from '@tanstack/react-router';
import { loadPartner, PartnerPage } from '#site/site.ts';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/for-camp-providers')({
  head: async () => namedHead((await loadPartner()).partnerHead),
  component: PartnerPage,
  // The payment provider's table needs a policy of its own.
  staticData: { ownDocument: true },
});
