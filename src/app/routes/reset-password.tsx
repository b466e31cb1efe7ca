import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#account/account.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/reset-password')({
  head: () => unlistedHead('Reset password'),
  component: Reset,
});

function Reset() {
  return <ResetPage search={Route.useSearch()} />;
}
