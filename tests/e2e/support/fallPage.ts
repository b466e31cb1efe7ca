import { expect, type Locator, type Page } from '@playwright/test';

export const fallPath = '/browse/fall-break';

/**
 * Opens the fall page and waits until camps are on it. A key is pressed as a person would do something: only
 * then, or after 8 seconds, are all cards drawn. `query` begins with '?'.
 */
export async function openFallPage(page: Page, query = ''): Promise<void> {
  await page.goto(fallPath + query);
  await whenListed(page);
  await page.keyboard.press('Shift');
}

export const whenListed = (page: Page) => expect(countLine(page)).toBeVisible();

/** One visit to the fall page, until the app and its camps are on the device. Returns how many camps. */
export async function visitOnce(page: Page): Promise<number> {
  await openFallPage(page);
  await whenCached(page);
  return (await counted(page)).total;
}

/** 'Showing X of Y camps' (the first is the one beside the heading). */
export const countLine = (page: Page): Locator =>
  page.getByText(/^Showing \d+ of \d+ camps$/).first();

export async function counted(page: Page): Promise<{ shown: number; total: number }> {
  const text = (await countLine(page).textContent()) ?? '';
  const [shown = Number.NaN, total = Number.NaN] = (text.match(/\d+/g) ?? []).map(Number);
  return { shown, total };
}

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
export const locationField = (page: Page) => page.getByRole('textbox', { name: 'Where' });
export const cards = (page: Page) => page.getByRole('article');
export const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** Waits until the service worker has precached the app and controls this page. */
export async function whenCached(page: Page): Promise<void> {
  // Not page.waitForFunction, which takes a promise for a truthy value.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}

/** Waits for a picture of a page by its name: those of all pages come after the app. */
export async function whenPictureCached(page: Page, name: string): Promise<void> {
  const isCached = (part: string) =>
    page.evaluate(async (wanted) => {
      const pictures = await (await caches.open('camply-pictures')).keys();
      return pictures.some(({ url }) => url.includes(wanted));
    }, part);
  await expect.poll(() => isCached(`/${name}-640.webp`)).toBe(true);
}

export async function chooseActivity(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Activity/ }).click();
  await page.getByRole('option', { name }).click();
}

/** Saves the first camp of the fall page. */
export async function saveFavorite(page: Page): Promise<void> {
  await openFallPage(page);
  const heart = page.getByRole('button', { name: / to favorites$/ }).first();
  await heart.click();
  await expect(page.getByText(/is saved on this device/).first()).toBeVisible();
}
