import { createFileRoute } from '@tanstack/react-router';
import { CirclesPage } from '#planner/planner.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/matches')({
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('Camp buddies'),
  component: CirclesPage,
});
