import { expect, test } from 'vitest';
import { home } from './home.ts';

test('four features are here, two are announced, and none of these is there already', () => {
  const here: string[] = home.here.list.map(({ title }) => title);
  const coming = home.coming.list.map(({ title }) => title);
  expect(here).toEqual(['Week at a glance', 'Sign-up alarms', 'Shared schedules', 'Camp buddies']);
  expect(coming).toHaveLength(2);
  expect(coming.filter((title) => here.includes(title))).toEqual([]);
  expect(coming).not.toContain('Camp search');
});
