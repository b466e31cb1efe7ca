import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#site/home/HomePage.tsx';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/')({
  head: async () => namedHead((await import('#site/words/home.ts')).homeHead),
  component: HomePage,
});
