import { expect, type Page } from '@playwright/test';

/** Waits until a page is hydrated: only then does the footer know the year. */
export const whenHydrated = (page: Page) =>
  expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}

/** Waits until a page is hydrated, its lists are loaded, and fonts and visible pictures are there. */
export async function whenSettled(page: Page): Promise<void> {
  await whenHydrated(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(arePicturesLoaded);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

function arePicturesLoaded(): boolean {
  return [...document.images].every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.complete || bottom < 0 || top > window.innerHeight;
  });
}
