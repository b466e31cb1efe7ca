import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#site/site.ts';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/settings')({
  // Different on each phone: nothing for search engines.
  head: () => unlistedHead('Settings'),
  component: SettingsPage,
});
