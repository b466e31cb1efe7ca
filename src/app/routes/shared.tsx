import { createFileRoute } from '@tanstack/react-router';
import { SharedPlanPage } from '#planner/planner.ts';
import { Brand } from '../shell/menu/Brand.tsx';
import { ThemeSwitch } from '../shell/menu/ThemeSwitch.tsx';
import { unlistedHead } from '../shell/pageHead.ts';

export const Route = createFileRoute('/shared')({
  head: () => unlistedHead('A shared plan'),
  component: () => <SharedPlanPage brand={<Brand />} themeSwitch={<ThemeSwitch />} />,
  // No script of others ever runs in a document whose address opens a family's plan.
  staticData: { ownDocument: true },
});
