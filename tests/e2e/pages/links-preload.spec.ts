import type { Page } from '@playwright/test';
import { builtFile } from '../support/builtFile.ts';
import { expect, test } from '../support/camply.ts';
import { whenNoticesStand } from '../support/notices.ts';
import { openPage, whenHydrated, whenSettled } from '../support/openPage.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The scripts requested from now on. */
function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}

const isAboutPage = (path: string) =>
  path === builtFile('src/app/routes/about.tsx?tsr-split=component');

test('preloads a hovered page once, and loads one with its own policy as a document', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await whenSettled(page);
  const scripts = watchScripts(page);
  await footerLink(page, 'Partner with us').hover();
  await footerLink(page, 'About').hover();
  await expect.poll(() => scripts.filter(isAboutPage).length).toBeGreaterThan(0);
  await whenSettled(page);
  await footerLink(page, 'Contact').focus();
  await footerLink(page, 'About').hover();
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.filter((path) => path.includes('for-camp-providers'))).toEqual([]);
  for (const [link, path] of [
    ['Partner with us', '/for-camp-providers'],
    ['Contact', '/contact'],
  ] as const) {
    await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
    await footerLink(page, link).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => Reflect.has(window, 'isFirstDocument'))).toBe(false);
    await whenHydrated(page);
  }
});

test.describe('the network drops while a page is preloaded', () => {
  test.use({
    hasTouch: true,
    expectedConsoleErrors: /net::ERR_|Failed to load resource|A part of the page/,
  });

  test('keeps the current page and opens the link once the network is back', async ({ page }) => {
    await openPage(page, '/faq');
    await whenSettled(page);
    // What the app fetches by itself is here: the page would reload for a part of it that is gone.
    await whenNoticesStand(page);
    await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) =>
      /part of the page/.test(message.text()),
    );
    await footerLink(page, 'About').hover();
    await failed;
    // A page that reloads for a missing chunk does so after 30 ms.
    await page.evaluate(() => new Promise<void>((done) => void setTimeout(done, 200)));
    expect(await page.evaluate(() => Reflect.has(window, 'isFirstDocument'))).toBe(true);
    await page.unroute(/\/assets\/.*\.js$/);
    await footerLink(page, 'Contact').hover();
    await footerLink(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.has(window, 'isFirstDocument'))).toBe(true);
  });
});
