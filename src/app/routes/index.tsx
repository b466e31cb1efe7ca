import { createFileRoute } from '@tanstack/react-router';
import { HomePage, loadHome } from '#site/site.ts';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/')({
  head: async () => namedHead((await loadHome()).homeHead),
  component: HomePage,
});
