import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '#site/words/privacy.ts';
import { LegalPage } from '#site/legal/LegalPage.tsx';
import { namedHead } from '../shell/pageHead.ts';
import { site } from '#base/site.ts';

export const Route = createFileRoute('/privacy')({
  head: async () => namedHead((await import('#site/words/privacy.ts')).privacyHead),
  component: Privacy,
});

function Privacy() {
  return <LegalPage text={privacy(site)} />;
}
