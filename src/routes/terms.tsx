import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { terms } from '#content/terms.ts';
import { LegalPage } from '#features/legal/LegalPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/terms')({
  head: () => pageHead({ ...heads.terms, title: heads.terms.title(site.brand) }),
  component: Terms,
});

function Terms() {
  return <LegalPage text={terms(site)} />;
}
