import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { FaqPage } from '#features/faq/FaqPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/faq')({
  head: () => pageHead({ ...heads.faq, title: heads.faq.title(site.brand) }),
  component: FaqPage,
});
