import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/contact/ContactPage.tsx';
import { namedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/contact')({
  head: async () => namedHead((await import('#content/contact.ts')).contactHead),
  component: ContactPage,
});
