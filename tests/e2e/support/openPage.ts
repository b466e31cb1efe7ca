import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Waits until a page is hydrated: only then does the footer know the year. */
export const whenHydrated = (page: Page) =>
  expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);

/** The title of a page as the server sends it. */
export async function servedTitle(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.replace('&amp;', '&') ?? '';
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}

/**
 * The next page of the app in the same document, as by a link, for a quarter of what a load costs. A load where no page
 * of the app is open, or this one is: what the journey reads of it then comes from storage.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const isApp = /^https?:/.test(page.url()) && (await heading.count()) === 1;
  if (!isApp || new URL(path, page.url()).pathname === new URL(page.url()).pathname) {
    await openPage(page, path);
    return;
  }
  // Before hydration the router would hydrate this page as the next one, which no link can bring about.
  await whenHydrated(page);
  const last = await heading.elementHandle();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  // Until then the last page is there, and what is not on it proves nothing.
  const isLastThere = () => last?.evaluate(({ isConnected }) => isConnected);
  await expect.poll(isLastThere, { intervals: [50] }).toBe(false);
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

/** In the page, by `evaluate`: whether a picture is drawn, and no broken one. */
export const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;

/** Of the pictures on the screen: hidden ones and those further down load lazily. */
function arePicturesLoaded(): boolean {
  return [...document.images].every((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const isOnScreen =
      bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return picture.complete || !isOnScreen || !picture.checkVisibility();
  });
}

/** Of the page, as `size` of the browser's own, such as 200%. Runs in the page. */
export const setTextSize = (size: string): void =>
  document.documentElement.style.setProperty('font-size', size);
