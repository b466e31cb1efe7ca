import type { Page } from '@playwright/test';
import type { RunningServer } from '../../supabase/local/server.ts';
import { everyRoute } from '../e2e/support/breadth.ts';
import { accountStates } from './accountStates.ts';
import { deskStates } from './deskStates.ts';
import { plannerStates } from './plannerStates.ts';

export type State = {
  /** What the picture is called. */
  name: string;
  path: string;
  /** Brings the page there; texts may differ between the two builds that are compared. */
  reach?: (page: Page, backend: RunningServer) => Promise<void>;
  /** Only where the control exists. */
  at?: 'phone' | 'desktop';
};

const fall = '/browse/fall-break';
const campPage = '/camps/bright-side-theatre-fall-2025';

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** Layers are loaded when they are first opened. */
const open = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  const layer = page.locator('dialog[open], [role=dialog], [role=listbox], [role=menu]');
  await layer.filter({ visible: true }).first().waitFor();
};

async function heartFive(page: Page): Promise<void> {
  for (let camp = 0; camp < 5; camp += 1) {
    const card = page.getByRole('article').nth(camp);
    const heart = card.getByRole('button', { name: /to favorites$/ });
    await heart.click();
    await card.locator('[aria-pressed=true]').first().waitFor();
  }
}

async function favorites(page: Page): Promise<void> {
  await heartFive(page);
  await page.goto('/favorites');
  await page.getByRole('article').first().waitFor();
}

async function comparison(page: Page): Promise<void> {
  await favorites(page);
  for (const camp of [0, 1, 2]) {
    await page
      .getByRole('article')
      .nth(camp)
      .getByRole('button', { name: /^Compare / })
      .click();
  }
  await page.getByRole('link', { name: /^Compare/ }).click();
  await page.getByRole('table').waitFor();
}

async function poster(page: Page): Promise<void> {
  await open(/poster/i)(page);
  await page.getByRole('img', { name: /^Poster/ }).waitFor();
}

/** Every page as it opens, and the states that a visitor meets most. */
export const states: readonly State[] = [
  ...everyRoute.map((path) => ({ name: path, path })),
  { name: '404', path: '/no/such/page' },
  { name: 'camp menu', path: '/', reach: press(/^Browse Camps/), at: 'desktop' },
  { name: 'menu', path: '/', reach: open(/menu/i), at: 'phone' },
  { name: 'filter sheet', path: fall, reach: open(/^Filters/), at: 'phone' },
  { name: 'dates', path: fall, reach: open(/^Dates?/), at: 'desktop' },
  { name: 'activities', path: fall, reach: open(/^Activity/), at: 'desktop' },
  { name: 'more filters', path: fall, reach: open(/^(More filters|Filters)/), at: 'desktop' },
  { name: 'filtered', path: `${fall}?activity=art&location=decatur` },
  { name: 'one hit', path: `${fall}?search=bright+side` },
  { name: 'no result', path: `${fall}?activity=chess&search=zzzquux` },
  { name: 'map', path: `${fall}?view=map` },
  { name: 'heart pressed', path: fall, reach: press(/to favorites$/) },
  { name: 'favorites with camps', path: fall, reach: favorites },
  { name: 'comparison', path: fall, reach: comparison },
  { name: 'session dates', path: `${fall}?search=little+fern`, reach: open(/^See All Dates/) },
  { name: 'share poster', path: campPage, reach: poster },
  {
    name: 'offline',
    path: fall,
    reach: async (page) => {
      await page.context().setOffline(true);
      await page
        .getByText(/^Offline/)
        .first()
        .waitFor();
    },
  },
  ...accountStates,
  ...deskStates,
  ...plannerStates,
];
