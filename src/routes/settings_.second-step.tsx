import { createFileRoute } from '@tanstack/react-router';
import { SecondStepPage } from '#features/account/secondStep/SecondStepPage.tsx';
import { unlistedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/settings_/second-step')({
  head: () => unlistedHead('Second step'),
  component: SecondStepPage,
});
