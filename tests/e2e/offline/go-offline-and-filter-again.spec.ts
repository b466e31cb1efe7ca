import { expect, networkErrors, test } from '../support/camply.ts';
import {
  cards,
  chooseActivity,
  counted,
  countLine,
  fallPath,
  openFallPage,
  searchField,
  whenCached,
} from '../support/fallPage.ts';

test.use({ expectedComplaints: networkErrors, keepsApp: true });

test('in airplane mode words, activity and days still filter', async ({ page, context }) => {
  await openFallPage(page);
  await whenCached(page);
  const { total } = await counted(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Offline - showing camps saved/)).toBeVisible();

  await searchField(page).fill('robot');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  expect((await counted(page)).shown).toBeGreaterThan(0);
  await searchField(page).fill('');
  await chooseActivity(page, 'Art');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  // The calendar's code was not used before: it must have been kept, too.
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
});

test('after one visit the page opens with the server dead', async ({ page, context, door }) => {
  await openFallPage(page);
  await whenCached(page);
  const { total } = await counted(page);
  await door.shut();
  await page.reload();
  await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
  // A second page, by a filtered link.
  const second = await context.newPage();
  await second.goto(`${door.url}${fallPath}?activity=art`);
  await expect.poll(async () => cards(second).count()).toBeGreaterThan(0);
  expect((await counted(second)).shown).toBeLessThan(total);
});

test('after one visit the page opens in airplane mode, from its front door too', async ({
  page,
  context,
}) => {
  await openFallPage(page);
  await whenCached(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Plan the break/ })).toBeVisible();
  await page.goto(fallPath);
  await expect(countLine(page)).toBeVisible();
});

test.describe('an unknown path', () => {
  test.use({ expectedComplaints: /net::ERR_|Failed to load|Page not found: \/no\/such\/page/ });

  test('with a network answers 404, shows its page and logs the path', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    const answer = await page.goto('/no/such/page?x=1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect((await warned).text()).toContain('/no/such/page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Plan the break/ })).toBeVisible();
    await expect(page).toHaveTitle(/every school break/);
  });

  test('with no network is the 404 page, not the browser’s dinosaur', async ({ page, door }) => {
    await openFallPage(page);
    await whenCached(page);
    await door.shut();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
  });
});
