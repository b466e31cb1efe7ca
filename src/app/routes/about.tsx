import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#site/about/AboutPage.tsx';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/about')({
  head: async () => namedHead((await import('#site/words/about.ts')).aboutHead),
  component: AboutPage,
});
