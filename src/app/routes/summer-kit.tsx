import { createFileRoute } from '@tanstack/react-router';
import { KitPage, loadSummerKitWords } from '#camps/camps.ts';
import { namedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/summer-kit')({
  head: async () => namedHead((await loadSummerKitWords()).summerKitHead),
  component: KitPage,
});
