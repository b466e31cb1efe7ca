import { createFileRoute } from '@tanstack/react-router';
import { PartnerPage } from '#site/partner/PartnerPage.tsx';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/for-camp-providers')({
  head: async () => namedHead((await import('#site/words/partner.ts')).partnerHead),
  component: PartnerPage,
  // The payment provider's table needs a policy of its own.
  staticData: { ownDocument: true },
});
