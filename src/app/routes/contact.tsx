import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#site/contact/ContactPage.tsx';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/contact')({
  head: async () => namedHead((await import('#site/words/contact.ts')).contactHead),
  component: ContactPage,
});
