import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '#site/faq/FaqPage.tsx';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/faq')({
  head: async () => namedHead((await import('#site/words/faq.ts')).faqHead),
  component: FaqPage,
});
