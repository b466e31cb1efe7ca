import { createFileRoute } from '@tanstack/react-router';
import { terms } from '#content/terms.ts';
import { LegalPage } from '#features/legal/LegalPage.tsx';
import { namedHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/terms')({
  head: async () => namedHead((await import('#content/terms.ts')).termsHead),
  component: Terms,
});

function Terms() {
  return <LegalPage text={terms(site)} />;
}
