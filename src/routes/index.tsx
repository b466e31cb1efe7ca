import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { HomePage } from '#features/home/HomePage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/')({
  head: () => pageHead({ ...heads.home, title: heads.home.title(site.brand) }),
  component: HomePage,
});
