import { createFileRoute } from '@tanstack/react-router';
import { SubmissionsPage } from '#features/submissions/cards/SubmissionsPage.tsx';
import { turnstileKey } from '#site';
import { unlistedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/submissions')({
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('My submissions'),
  // With the proof's widget it has a policy of its own.
  staticData: { ownDocument: turnstileKey !== null },
  component: SubmissionsPage,
});
