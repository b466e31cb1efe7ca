import { expect, test } from '../support/camply.ts';
import { cards, counted, openFallPage, searchField, locationField } from '../support/fallPage.ts';

test('a filtered link shows another phone the same camps', async ({ page, browser, door }) => {
  await openFallPage(page);
  await locationField(page).fill('30030');
  await expect(page).toHaveURL(/location=30030$/);
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(74);
  const seen = await cards(page).allInnerTexts();

  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(door.url + new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(friend.getByRole('textbox', { name: 'Where' })).toHaveValue('30030');
  await expect.poll(async () => cards(friend).allInnerTexts()).toEqual(seen);
  await other.close();
});

test('a zip code stays a zip code, with no quotes around it', async ({ page }) => {
  await openFallPage(page, '?location=30030');
  await expect(locationField(page)).toHaveValue('30030');
  await expect(page).toHaveURL(/\?location=30030$/);
});

test('a broken link filters less and breaks nothing', async ({ page }) => {
  await openFallPage(page, '?search=%ZZ&activity[]=x&start=tomorrow&end=2025-13-45&view=globe');
  const { total } = await counted(page);
  expect(total).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link with more letters than a search needs is cut, not refused', async ({ page }) => {
  await openFallPage(page, `?search=${'a'.repeat(5000)}`);
  await expect(searchField(page)).toBeVisible();
});

test('a quick link is a link: it can be opened in a new tab', async ({ page }) => {
  await openFallPage(page);
  const link = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', {
    name: 'Decatur',
  });
  await expect(link).toHaveAttribute('href', '/browse/fall-break?location=decatur');
  await link.click();
  await expect(page).toHaveURL(/location=decatur$/);
  await expect(locationField(page)).toHaveValue('decatur');
});

test('the head of a filtered page tells what it is filtered for, once', async ({ page }) => {
  await openFallPage(page, '?activity=art&location=decatur');
  await expect(page).toHaveTitle(/Art Fall Break Camps in Decatur/);
  await expect(page.locator('head > title')).toHaveCount(1);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /Art Fall Break camps in Decatur/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});
