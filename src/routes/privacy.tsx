import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { privacy } from '#content/privacy.ts';
import { LegalPage } from '#features/legal/LegalPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/privacy')({
  head: () => pageHead({ ...heads.privacy, title: heads.privacy.title(site.brand) }),
  component: Privacy,
});

function Privacy() {
  return <LegalPage text={privacy(site)} />;
}
