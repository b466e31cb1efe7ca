import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '#features/faq/FaqPage.tsx';
import { namedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/faq')({
  head: async () => namedHead((await import('#content/faq.ts')).faqHead),
  component: FaqPage,
});
