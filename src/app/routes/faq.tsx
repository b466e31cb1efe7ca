import { createFileRoute } from '@tanstack/react-router';
import { FaqPage, loadFaq } from '#site/site.ts';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/faq')({
  head: async () => namedHead((await loadFaq()).faqHead),
  component: FaqPage,
});
