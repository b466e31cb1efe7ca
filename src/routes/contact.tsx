import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { ContactPage } from '#features/contact/ContactPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/contact')({
  head: () => pageHead({ ...heads.contact, title: heads.contact.title(site.brand) }),
  component: ContactPage,
});
