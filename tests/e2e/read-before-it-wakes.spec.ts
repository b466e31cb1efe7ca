import type { Page } from '@playwright/test';
import { expect, test } from './camply.ts';
import { fallPath } from './fallPage.ts';
import { openPage, whenAwake } from './openPage.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const path of ['/', '/blog', '/faq', '/settings', fallPath, `${fallPath}?location=decatur`]) {
  test(`${path}: who scrolls while the page sleeps stays there when it wakes up`, async ({
    page,
    door,
  }) => {
    const wake = door.hold(/^\/assets\/.*\.js$/);
    await page.goto(path);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => place(page)).toBe(120);
    wake();
    await whenAwake(page);
    await page.waitForLoadState('networkidle');
    expect(await place(page)).toBe(120);
  });
}

for (const path of ['/blog', fallPath]) {
  test(`${path}: a reload finds the place again`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(1200);
    await page.reload();
    await whenAwake(page);
    await expect.poll(() => place(page)).toBe(1200);
  });
}

test('back from another site finds the place again', async ({ page }) => {
  await openPage(page, '/blog');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => place(page)).toBe(1200);
  await page.goto('about:blank');
  await page.goBack();
  await whenAwake(page);
  await expect.poll(() => place(page)).toBe(1200);
});
