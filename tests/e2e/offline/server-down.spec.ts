import type { Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { fallPath, visitOnce, countLine } from '../support/fallPage.ts';
import { openPage } from '../support/openPage.ts';

test.use({ expectedConsoleErrors: networkErrors });

const directory = /^\/rest\/v1\//;

test('both lists report the failure and recover on a retry', async ({ page, siteProxy }) => {
  // Where nobody looks nothing is tried again by itself: the press is what helps.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
  });
  siteProxy.override(directory, { status: 500, body: 'no' });
  await page.goto(fallPath);
  await expect(page.getByText('Failed to load featured camps')).toBeVisible();
  await expect(page.getByText('Failed to load basic camps')).toBeVisible();
  await expect(page.getByText('Error loading featured camps').first()).toBeVisible();
  await expect(
    page.getByText('There was a problem loading the featured camp data. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByText('Error loading basic camps').first()).toBeVisible();
  siteProxy.restore();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(countLine(page)).toBeVisible();
  await expect(page.getByText('Failed to load featured camps')).toBeHidden();
});

test('rejects an HTML response from a captive portal', async ({ page, siteProxy }) => {
  siteProxy.override(directory, {
    status: 200,
    type: 'text/html',
    body: '<h1>Welcome to Hotel WiFi</h1>',
  });
  await page.goto(fallPath);
  await expect(
    page.getByText(/^(Failed to load featured camps|Unexpected error occurred)$/).first(),
  ).toBeVisible();
  await expect(page.getByText('Hotel WiFi')).toHaveCount(0);
});

test.describe('after one visit', () => {
  test.use({ hasServiceWorker: true });

  test('keeps showing saved camps with their age', async ({ page, siteProxy }) => {
    await visitOnce(page);
    siteProxy.override(directory, { status: 500, body: 'no' });
    await page.reload();
    await expect(countLine(page)).toBeVisible();
    await expect(page.getByText(/^Camps refreshed/)).toBeVisible();
    await expect(page.getByText('Error loading featured camps')).toHaveCount(0);
  });
});

// Without the two offers at the end of the page.
const featured = (page: Page) =>
  page.getByRole('region', { name: 'Featured camps' }).getByRole('article');

test('shows the first camps of the prerendered page while loading', async ({ page, siteProxy }) => {
  const release = siteProxy.hold(directory);
  await openPage(page, fallPath);
  await expect(featured(page)).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Loading camps' })).toBeHidden();
  // What only works with the whole list is not there yet; links work.
  await expect(featured(page).getByRole('button')).toHaveCount(0);
  const link = featured(page).first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  release();
  await expect(countLine(page)).toBeVisible();
  await expect(featured(page).first().getByRole('heading')).toHaveText(name);
  await expect(featured(page).first().getByRole('button').first()).toBeVisible();
});

test('a camp of the prerendered page opens before the list is there', async ({
  page,
  siteProxy,
}) => {
  siteProxy.hold(directory);
  await openPage(page, fallPath);
  const link = featured(page).first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('shows skeletons while a filtered list is loading', async ({ page, siteProxy }) => {
  const release = siteProxy.hold(directory);
  await page.goto(`${fallPath}?activity=art`);
  await expect(featured(page)).toHaveCount(0);
  const skeletons = page.getByRole('list', { name: 'Loading camps' });
  await expect(skeletons.getByRole('listitem')).toHaveCount(6);
  release();
  await expect(countLine(page)).toBeVisible();
  await expect(skeletons).toHaveCount(0);
});
