import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/AboutPage.tsx';
import { namedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/about')({
  head: async () => namedHead((await import('#content/about.ts')).aboutHead),
  component: AboutPage,
});
