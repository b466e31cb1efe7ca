import { createFileRoute } from '@tanstack/react-router';
import { BringPage } from '#family/family.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/bring')({
  head: () => unlistedHead('Bring your plan along'),
  component: BringPage,
  // No script of others ever runs in a document whose address opens a family's plan.
  staticData: { ownDocument: true },
});
