import { createFileRoute } from '@tanstack/react-router';
import { KitPage } from '#features/kit/KitPage.tsx';
import { namedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/summer-kit')({
  head: async () => namedHead((await import('#content/summerKit.ts')).summerKitHead),
  component: KitPage,
});
