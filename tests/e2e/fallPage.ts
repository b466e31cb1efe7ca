import { expect, type Locator, type Page } from '@playwright/test';

export const fallPath = '/browse/fall-break';

/** Opens the fall page and waits until camps are on it. `query` begins with '?'. */
export async function openFallPage(page: Page, query = ''): Promise<void> {
  await page.goto(fallPath + query);
  await expect(countLine(page)).toBeVisible();
}

/** 'Showing X of Y camps' (the first is the one beside the heading). */
export const countLine = (page: Page): Locator =>
  page.getByText(/^Showing \d+ of \d+ camps$/).first();

export async function counted(page: Page): Promise<{ shown: number; total: number }> {
  const words = (await countLine(page).textContent()) ?? '';
  const [shown = Number.NaN, total = Number.NaN] = (words.match(/\d+/g) ?? []).map(Number);
  return { shown, total };
}

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
export const whereField = (page: Page) => page.getByRole('textbox', { name: 'Where' });
export const cards = (page: Page) => page.getByRole('article');
export const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** Waits until the service worker has kept the whole app and looks after this page. */
export async function whenKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (
      registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null
    );
  });
}

export async function chooseActivity(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Activity/ }).click();
  await page.getByRole('option', { name }).click();
}
