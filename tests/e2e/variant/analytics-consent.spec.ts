import type { Page } from '@playwright/test';
import { expect } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';
import { test as base } from '../support/variantSite.ts';

/** A site whose operator has set an analytics id, and a stub for the tag manager. */
const test = base.extend<{ tagRequests: string[] }>({
  tagRequests: async ({ page }, give) => {
    const tagRequests: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      tagRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.counting = true;' });
    });
    await give(tagRequests);
  },
});

declare global {
  interface Window {
    counting?: boolean;
    dataLayer?: unknown[];
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Counting visits' });
const recordedEvents = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));

async function register(page: Page): Promise<void> {
  const leaves = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /^Register Now/ })
    .first()
    .click();
  await (await leaves).close();
}

test('loads and records nothing before consent, and no search terms after it', async ({
  page,
  tagRequests,
}) => {
  await page.goto(`${fallPath}?activity=art`);
  await expect(countLine(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await register(page);
  expect(tagRequests).toEqual([]);
  expect(await recordedEvents(page)).toBe('[]');

  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.counting)).toBe(true);
  expect(tagRequests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  await register(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => recordedEvents(page)).toContain('"page_path":"/blog"');
  const recorded = await recordedEvents(page);
  expect(recorded.match(/camp_click/g)).toHaveLength(1);
  expect(recorded).not.toContain('activity');
});

test('remembers a refusal, which the footer can change', async ({ page, tagRequests }) => {
  await page.goto('/blog');
  await bar(page).getByRole('button', { name: 'No thanks' }).click();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Change cookie choice' }).click();
  await expect(bar(page)).toBeVisible();
  expect(tagRequests).toEqual([]);
});

test('shows both answers at the same size', async ({ page, tagRequests }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const sizes = await Promise.all(
    ['No thanks', 'Accept'].map(async (name) =>
      bar(page).getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  expect(Math.abs((sizes[0]?.width ?? 0) - (sizes[1]?.width ?? 0))).toBeLessThan(40);
  expect(tagRequests).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('bar.png') });
});
