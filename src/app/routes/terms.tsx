import { createFileRoute } from '@tanstack/react-router';
import { terms } from '#site/words/terms.ts';
import { LegalPage } from '#site/legal/LegalPage.tsx';
import { namedHead } from '../shell/pageHead.ts';
import { site } from '#base/site.ts';

export const Route = createFileRoute('/terms')({
  head: async () => namedHead((await import('#site/words/terms.ts')).termsHead),
  component: Terms,
});

function Terms() {
  return <LegalPage text={terms(site)} />;
}
