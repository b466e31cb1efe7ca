import { createFileRoute } from '@tanstack/react-router';
import { SecondStepSkeleton, SecondStepPage } from '#account/account.ts';
import { AccountNeeded } from '../../shell/AccountNeeded.tsx';
import { unlistedHead } from '../../shell/pageHead.ts';

export const Route = createFileRoute('/settings_/second-step')({
  head: () => unlistedHead('Two-step sign-in'),
  component: SecondStep,
});

function SecondStep() {
  return (
    <AccountNeeded path="/settings/second-step" fallback={<SecondStepSkeleton />}>
      <SecondStepPage />
    </AccountNeeded>
  );
}
