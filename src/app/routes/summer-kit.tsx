import { createFileRoute } from '@tanstack/react-router';
import { KitPage, loadSummerKit } from '#camps/camps.ts';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/summer-kit')({
  head: async () => namedHead((await loadSummerKit()).summerKitHead),
  component: KitPage,
});
