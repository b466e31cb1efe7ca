import type { RunningServer } from '../../../supabase/local/server.ts';
import { expect, test as base } from '../support/camply.ts';
import { countLine, openFallPage, searchField, visitOnce } from '../support/fallPage.ts';
import { field, openListing } from '../support/listingPage.ts';
import { variantBackend } from '../support/variantSite.ts';

// The next version is the variant, which has another brand.
const test = base.extend<object, { variant: RunningServer }>({
  variant: [variantBackend, { scope: 'worker', timeout: 120_000 }],
});

test.use({ hasServiceWorker: true });

const checkForUpdate = () =>
  navigator.serviceWorker.getRegistration().then((registration) => registration?.update());

test('with typed text, a new version waits for a press', async ({ page, siteProxy, variant }) => {
  await visitOnce(page);
  await searchField(page).fill('robot');
  await expect(page).toHaveURL(/search=robot/);

  siteProxy.forwardTo(variant.url);
  await page.evaluate(checkForUpdate);
  const notice = page.getByRole('button', { name: 'Refresh' });
  await expect(notice).toBeVisible();
  await expect(searchField(page)).toHaveValue('robot');
  await expect(page).toHaveTitle(/Camply$/);

  // Parts of the old version that were never loaded still load, though the server has lost them.
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await notice.click();
  await expect(page).toHaveTitle(/Camply Next$/);
  await expect(searchField(page)).toHaveValue('robot');
  await expect(countLine(page)).toBeVisible();
});

test('in a form that is not sent, no press takes what is typed', async ({
  page,
  siteProxy,
  variant,
}) => {
  await visitOnce(page);
  await openListing(page);
  await field(page, 'Camp name').fill('Moss & Marble');
  siteProxy.forwardTo(variant.url);
  await page.evaluate(checkForUpdate);
  await expect(page.getByText('It’ll wait until you send your form.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  await field(page, 'Camp name').fill('');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('without typed text, a hidden tab takes the new version by itself', async ({
  page,
  siteProxy,
  variant,
}) => {
  await visitOnce(page);
  siteProxy.forwardTo(variant.url);
  await page.evaluate(checkForUpdate);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.evaluate(hide);
  await expect(page).toHaveTitle(/Camply Next$/);
});

test('a second tab keeps its typed text when the first tab updates', async ({
  page,
  context,
  siteProxy,
  variant,
}) => {
  await visitOnce(page);
  const other = await context.newPage();
  await openFallPage(other);
  await searchField(other).fill('decatur');
  siteProxy.forwardTo(variant.url);
  await page.evaluate(checkForUpdate);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveTitle(/Camply Next$/);
  await expect(other.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(searchField(other)).toHaveValue('decatur');
  await expect(other).toHaveTitle(/Camply$/);
});

function hide() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
