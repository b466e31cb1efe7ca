import { createFileRoute } from '@tanstack/react-router';
import { TransferPage } from '#family/family.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/bring')({
  head: () => unlistedHead('Bring your plan along'),
  component: TransferPage,
  // No script of others ever runs in a document whose address opens a family's plan.
  staticData: { ownDocument: true },
});
