import { expect, test } from 'vitest';
import { home } from './home.ts';

test('four features are here, one is announced, and it isn’t there already', () => {
  const here: string[] = home.here.list.map(({ title }) => title);
  const coming = home.coming.list.map(({ title }) => title);
  expect(here).toEqual(['Week at a glance', 'Sign-up alarms', 'Shared schedules', 'Camp buddies']);
  // Circles are private groups already, and the menu’s Matches are the camp buddies.
  expect(coming).toEqual(['Camp picks']);
});
