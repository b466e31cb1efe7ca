import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../supabase/local/server.ts';
import { feedSays } from '../e2e/support/feedSays.ts';
import { atTheDesk } from '../e2e/support/reviewer.ts';
import type { State } from './states.ts';

const tab = (name: string) => async (page: Page, backend: RunningServer) => {
  await feedSays(backend, '$300', '9am-3pm');
  await atTheDesk(page, backend, randomUUID());
  await page.getByRole('button', { name, exact: true }).click();
};

async function found(page: Page, backend: RunningServer): Promise<void> {
  await tab('Found')(page, backend);
  await page.getByRole('button', { name: /Copper Kites/ }).waitFor();
}

/**
 * The tabs of the review desk that show what sources have found, and how Camply itself is. They begin on another page, because the
 * desk has no footer to wait for.
 */
export const deskStates: readonly State[] = [
  { name: 'desk, found', path: '/about', reach: found },
  {
    name: 'desk, a find',
    path: '/about',
    reach: async (page, backend) => {
      await found(page, backend);
      await page.getByRole('button', { name: /Copper Kites/ }).click();
      await page.getByRole('button', { name: 'List this camp' }).waitFor();
    },
  },
  {
    name: 'desk, no links',
    path: '/about',
    reach: async (page, backend) => {
      await found(page, backend);
      await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Links (0)' });
      await page.getByRole('heading', { level: 1, name: /link/i }).waitFor();
    },
  },
  {
    name: 'desk, house',
    path: '/about',
    reach: async (page, backend) => {
      await tab('House')(page, backend);
      await page.getByRole('heading', { name: 'How fresh the list is' }).waitFor();
    },
  },
  {
    name: 'desk, mail',
    path: '/about',
    reach: async (page, backend) => {
      await tab('Mail')(page, backend);
      await page.getByText('Is it still right?').first().waitFor();
    },
  },
  {
    name: 'desk, live listings',
    path: '/about',
    reach: async (page, backend) => {
      await tab('Live')(page, backend);
      await page.getByLabel('Search live listings').fill('fern');
      await page.keyboard.press('Enter');
      await page
        .getByRole('button', { name: /^Edit: / })
        .first()
        .waitFor();
    },
  },
];
