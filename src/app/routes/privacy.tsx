import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadPrivacy, privacy } from '#site/site.ts';
import { namedHead } from '../shell/pageHead.ts';
import { site } from '#base/site.ts';

export const Route = createFileRoute('/privacy')({
  head: async () => namedHead((await loadPrivacy()).privacyHead),
  component: Privacy,
});

function Privacy() {
  return <LegalPage text={privacy(site)} />;
}
