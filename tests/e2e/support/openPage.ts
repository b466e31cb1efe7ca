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
  await expect.poll(() => page.evaluate(arePicturesLoaded)).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await twoFrames(page);
}

/** Without requestAnimationFrame, which stops where a test sets the clock or turns scripts off. */
export async function twoFrames(page: Page): Promise<void> {
  const now = () => page.evaluate(() => Number(document.timeline.currentTime));
  const start = await now();
  await expect.poll(now, { intervals: [20] }).toBeGreaterThan(start + 34);
}

/** Of the pictures on the screen: hidden ones and those further down load lazily. */
function arePicturesLoaded(): boolean {
  return [...document.images].every((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const isOnScreen =
      bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return picture.complete || !isOnScreen || !picture.checkVisibility();
  });
}
