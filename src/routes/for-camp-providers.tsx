import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { PartnerPage } from '#features/partner/PartnerPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/for-camp-providers')({
  head: () => pageHead({ ...heads.partner, title: heads.partner.title(site.brand) }),
  component: PartnerPage,
});
