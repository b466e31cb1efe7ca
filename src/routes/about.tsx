import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { AboutPage } from '#features/about/AboutPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/about')({
  head: () => pageHead({ ...heads.about, title: heads.about.title(site.brand) }),
  component: AboutPage,
});
