import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#features/home/HomePage.tsx';
import { namedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/')({
  head: async () => namedHead((await import('#content/home.ts')).homeHead),
  component: HomePage,
});
