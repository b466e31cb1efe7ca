import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#features/profile/ProfilePage.tsx';
import { OwnPlan } from '#features/settings/sync/OwnPlan.tsx';
import { unlistedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/profile')({
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('My Profile'),
  component: () => <ProfilePage Guard={OwnPlan} />,
});
