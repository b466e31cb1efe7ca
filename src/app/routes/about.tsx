import { createFileRoute } from '@tanstack/react-router';
import { AboutPage, loadAbout } from '#site/site.ts';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/about')({
  head: async () => namedHead((await loadAbout()).aboutHead),
  component: AboutPage,
});
