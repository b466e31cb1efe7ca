import { expect, networkErrors, test } from '../support/camply.ts';
import { fallPath, visitOnce, countLine } from '../support/fallPage.ts';

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

test('shows skeletons while loading', async ({ page, siteProxy }) => {
  const release = siteProxy.hold(directory);
  await page.goto(fallPath);
  const skeletons = page.getByRole('list', { name: 'Loading camps' });
  await expect(skeletons.getByRole('listitem')).toHaveCount(6);
  release();
  await expect(countLine(page)).toBeVisible();
  await expect(skeletons).toHaveCount(0);
});
