import { createFileRoute } from '@tanstack/react-router';
import { summerKitHead } from '#content/summerKitHead.ts';
import { KitPage } from '#features/kit/KitPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/summer-kit')({
  head: () => pageHead({ ...summerKitHead, title: `${summerKitHead.title} · ${site.brand}` }),
  component: KitPage,
});
