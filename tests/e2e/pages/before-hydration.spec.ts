import type { Page } from '@playwright/test';
import { phone } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { fallPath, countLine } from '../support/fallPage.ts';
import { whenHydrated, whenSettled } from '../support/openPage.ts';

const MAIN_SCRIPT = /^\/assets\/index-.*\.js$/;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect.poll(() => scrollTop(page)).toBe(y);
}

test('keeps a scroll position from before hydration and restores it on reload and on back', async ({
  page,
  siteProxy,
}) => {
  const hydrate = siteProxy.hold(MAIN_SCRIPT);
  await page.goto('/blog');
  await page.mouse.wheel(0, 1200);
  await expectScrolledTo(page, 1200);
  hydrate();
  await whenSettled(page);
  expect(await scrollTop(page)).toBe(1200);
  // Playwright's own click would scroll to the link.
  await page.locator('main a[href^="/blog/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog\/./);
  await expectScrolledTo(page, 0);
  await page.goBack();
  await expectScrolledTo(page, 1200);
  await page.reload();
  await whenHydrated(page);
  await expectScrolledTo(page, 1200);
  await page.goto('about:blank');
  await page.goBack();
  await whenHydrated(page);
  await expectScrolledTo(page, 1200);
});

test('keeps the scroll position and applies early typed text on a filtered list', async ({
  page,
  siteProxy,
}) => {
  await page.setViewportSize(phone);
  const hydrate = siteProxy.hold(MAIN_SCRIPT);
  await page.goto(`${fallPath}?location=alpharetta`);
  await page.mouse.wheel(0, 120);
  await expectScrolledTo(page, 120);
  await page.getByRole('searchbox').fill('theatre');
  await expectScrolledTo(page, 120);
  hydrate();
  await expect(page).toHaveURL(/[?&]search=theatre/);
  // Of the two camps in Alpharetta one is a theatre.
  await expect(countLine(page)).toHaveText(/^Showing 1 of/);
  await expect(page.getByRole('searchbox')).toHaveValue('theatre');
  await whenSettled(page);
  expect(await scrollTop(page)).toBe(120);
});
