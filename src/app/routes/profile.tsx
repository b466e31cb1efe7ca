import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#family/screens/profile/ProfilePage.tsx';
import { OwnPlan } from '#family/screens/settings/sync/OwnPlan.tsx';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/profile')({
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('My Profile'),
  component: () => <ProfilePage Guard={OwnPlan} />,
});
