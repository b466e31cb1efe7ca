import { expect, networkErrors, test } from '../support/camply.ts';
import {
  fallPath,
  visitOnce,
  countLine,
  counted,
  searchField,
  cards,
  chooseActivity,
} from '../support/fallPage.ts';

test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

test('filters by text, activity and days offline', async ({ page, context }) => {
  const total = await visitOnce(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Offline. Showing camps saved/)).toBeVisible();

  await searchField(page).fill('robot');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  expect((await counted(page)).shown).toBeGreaterThan(0);
  await searchField(page).fill('');
  await chooseActivity(page, 'Art');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  // The calendar's code was not used before: it must be precached.
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
});

test('opens with the server down after one visit', async ({ page, context, siteProxy }) => {
  const total = await visitOnce(page);
  await siteProxy.stop();
  await page.reload();
  await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
  // A second page, by a filtered link.
  const second = await context.newPage();
  await second.goto(`${siteProxy.url}${fallPath}?activity=art`);
  await expect.poll(async () => cards(second).count()).toBeGreaterThan(0);
  expect((await counted(second)).shown).toBeLessThan(total);
});

test('opens offline after one visit, also from the home page', async ({ page, context }) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Plan the break/ })).toBeVisible();
  await page.goto(fallPath);
  await expect(countLine(page)).toBeVisible();
});

test.describe('an unknown path', () => {
  test.use({ expectedConsoleErrors: /net::ERR_|Failed to load|Page not found: \/no\/such\/page/ });

  test('online: returns 404, shows the 404 page and logs the path', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    const answer = await page.goto('/no/such/page?x=1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect((await warned).text()).toContain('/no/such/page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Plan the break/ })).toBeVisible();
    await expect(page).toHaveTitle(/every school break/);
  });

  test('offline: shows the 404 page', async ({ page, siteProxy }) => {
    await visitOnce(page);
    await siteProxy.stop();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
  });
});
