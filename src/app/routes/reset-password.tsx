import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#account/screens/reset/ResetPage.tsx';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/reset-password')({
  head: () => unlistedHead('Reset password'),
  component: Reset,
});

function Reset() {
  return <ResetPage search={Route.useSearch()} />;
}
