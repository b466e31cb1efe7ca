import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '#content/privacy.ts';
import { LegalPage } from '#features/legal/LegalPage.tsx';
import { namedHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/privacy')({
  head: async () => namedHead((await import('#content/privacy.ts')).privacyHead),
  component: Privacy,
});

function Privacy() {
  return <LegalPage text={privacy(site)} />;
}
