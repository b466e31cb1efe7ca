import { createFileRoute } from '@tanstack/react-router';
import { KitPage } from '#camps/screens/kit/KitPage.tsx';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/summer-kit')({
  head: async () => namedHead((await import('#camps/words/summerKit.ts')).summerKitHead),
  component: KitPage,
});
