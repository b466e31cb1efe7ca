import { createFileRoute } from '@tanstack/react-router';
import { ContactPage, loadContact } from '#site/site.ts';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/contact')({
  head: async () => namedHead((await loadContact()).contactHead),
  component: ContactPage,
});
