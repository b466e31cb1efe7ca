import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { fallPath, countLine } from '../support/fallPage.ts';
import { openPage, whenHydrated, whenSettled } from '../support/openPage.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const path of ['/', '/blog', '/faq', '/settings', fallPath, `${fallPath}?location=decatur`]) {
  test(`${path}: keeps the scroll position across hydration`, async ({ page, siteProxy }) => {
    const hydrate = siteProxy.hold(/^\/assets\/index-.*\.js$/);
    await page.goto(path);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrollTop(page)).toBe(120);
    hydrate();
    await whenSettled(page);
    expect(await scrollTop(page)).toBe(120);
  });
}

for (const path of ['/blog', fallPath]) {
  test(`${path}: restores the scroll position on reload`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await expect.poll(() => scrollTop(page)).toBe(1200);
    await page.reload();
    await whenHydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(1200);
  });
}

test('restores the scroll position when coming back from another site', async ({ page }) => {
  await openPage(page, '/blog');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goto('about:blank');
  await page.goBack();
  await whenHydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

test('a position from before hydration is restored when coming back from another page', async ({
  page,
  siteProxy,
}) => {
  const hydrate = siteProxy.hold(/^\/assets\/index-.*\.js$/);
  await page.goto('/blog');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrollTop(page)).toBe(1200);
  hydrate();
  await whenSettled(page);
  // Playwright's own click would scroll to the link.
  await page.locator('main a[href^="/blog/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog\/./);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

const screens = [
  { screen: 'phone', width: 390 },
  { screen: 'desktop', width: 1280 },
] as const;

for (const { screen, width } of screens) {
  test.describe(`text typed on a ${screen} before hydration`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('stays and filters the list', async ({ page, siteProxy }) => {
      const hydrate = siteProxy.hold(/^\/assets\/index-.*\.js$/);
      await page.goto(fallPath);
      await page.getByRole('searchbox').fill('theatre');
      hydrate();
      await expect(page).toHaveURL(`${fallPath}?search=theatre`);
      await expect(countLine(page)).toHaveText(/^Showing \d of/);
      await expect(page.getByRole('searchbox')).toHaveValue('theatre');
    });

    test('is submitted with Enter once the page is hydrated', async ({ page, siteProxy }) => {
      const hydrate = siteProxy.hold(/^\/assets\/index-.*\.js$/);
      await page.goto(fallPath);
      await page.getByRole('searchbox').fill('theatre');
      await page.getByRole('searchbox').press('Enter');
      await expect(page.locator('form[data-pressed]')).toHaveCount(1);
      await expect(page).toHaveURL(fallPath);
      hydrate();
      await expect(page).toHaveURL(`${fallPath}?search=theatre`);
      await expect(countLine(page)).toHaveText(/^Showing \d of/);
      // On a wide screen the list has scrolled up, and the row that stands in for the bar has the text, too.
      await expect(page.getByRole('searchbox').first()).toHaveValue('theatre');
    });
  });
}

test('keeps two fields filled before hydration', async ({ page, siteProxy }) => {
  const hydrate = siteProxy.hold(/^\/assets\/index-.*\.js$/);
  await page.goto('/summer-kit');
  await page.getByLabel('First week begins').fill('2027-06-02');
  await page.getByRole('textbox', { name: 'Child 1’s first name' }).fill('Robin');
  hydrate();
  const sheet = page.getByRole('main').locator('section', { hasText: 'week by week' }).first();
  await expect(sheet.getByRole('heading')).toHaveText('Robin, week by week');
  await expect(sheet.getByRole('rowheader').first()).toHaveText('1May 31–\u2060Jun 4');
});
