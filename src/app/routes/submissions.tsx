import { createFileRoute } from '@tanstack/react-router';
import { SubmissionsPage } from '#providers/providers.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/submissions')({
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('My submissions'),
  // With the proof's widget it has a policy of its own.
  staticData: { ownDocument: typeof import.meta.env.CAMPLY_TURNSTILE_KEY === 'string' },
  component: SubmissionsPage,
});
