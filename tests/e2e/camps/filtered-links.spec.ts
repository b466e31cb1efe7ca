import { expect, test } from '../support/camply.ts';
import { openFallPage, counted, searchField, locationField, cards } from '../support/fallPage.ts';
import { NOON, startClock } from '../support/today.ts';

test('a filtered link shows the same camps on another device', async ({
  page,
  browser,
  siteProxy,
}) => {
  await openFallPage(page);
  await locationField(page).fill('30030');
  await expect(page).toHaveURL(/location=30030$/);
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(74);
  const seen = await cards(page).allInnerTexts();

  const other = await browser.newContext();
  await other.addInitScript(startClock, NOON);
  const friend = await other.newPage();
  await friend.goto(siteProxy.url + new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(friend.getByRole('textbox', { name: 'Where' })).toHaveValue('30030');
  await expect.poll(async () => cards(friend).allInnerTexts()).toEqual(seen);
  await other.close();
});

test('keeps a ZIP code unquoted in the URL', async ({ page }) => {
  await openFallPage(page, '?location=30030');
  await expect(locationField(page)).toHaveValue('30030');
  await expect(page).toHaveURL(/\?location=30030$/);
});

test('ignores invalid filters in the URL', async ({ page }) => {
  await openFallPage(page, '?search=%ZZ&activity[]=x&start=tomorrow&end=2025-13-45&view=globe');
  const { total } = await counted(page);
  expect(total).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('truncates an overlong search term in the URL', async ({ page }) => {
  await openFallPage(page, `?search=${'a'.repeat(5000)}`);
  await expect(searchField(page)).toBeVisible();
});

test('quick links are anchors with an href', async ({ page }) => {
  await openFallPage(page);
  const link = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', {
    name: 'Decatur',
  });
  await expect(link).toHaveAttribute('href', '/browse/fall-break?location=decatur');
  await link.click();
  await expect(page).toHaveURL(/location=decatur$/);
  await expect(locationField(page)).toHaveValue('decatur');
});

test('title and description name the filters, once', async ({ page }) => {
  await openFallPage(page, '?activity=art&location=decatur');
  await expect(page).toHaveTitle(/Art Fall Break Camps in Decatur/);
  await expect(page.locator('head > title')).toHaveCount(1);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /Art Fall Break camps in Decatur/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});
