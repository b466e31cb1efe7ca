import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadTerms, terms } from '#site/site.ts';
import { namedHead } from '../shell/pageHead.ts';
import { site } from '#base/site.ts';

export const Route = createFileRoute('/terms')({
  head: async () => namedHead((await loadTerms()).termsHead),
  component: Terms,
});

function Terms() {
  return <LegalPage text={terms(site)} />;
}
