import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#family/family.ts';
import { ChildSashLazy } from '#planner/planner.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/profile')({
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('My Profile'),
  component: Profile,
});

function Profile() {
  return <ProfilePage ChildSash={ChildSashLazy} />;
}
