import { expect, test } from '../support/camply.ts';
import {
  openFallPage,
  countLine,
  counted,
  searchField,
  locationField,
  cards,
  chooseActivity,
} from '../support/fallPage.ts';

test('lists the camps of the season, featured ones first', async ({ page }) => {
  await openFallPage(page);
  const { shown, total } = await counted(page);
  expect(shown).toBe(total);
  expect(total).toBeGreaterThanOrEqual(74);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(18);
  await expect(page).toHaveTitle(/^Fall Break Camps in Atlanta, 2025/);
});

test('logos that are gone are worth a line in the console, and nothing on the page', async ({
  page,
  siteProxy,
}) => {
  siteProxy.override(/^\/camp-logos\//, { status: 404 });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Some images failed to preload'),
  );
  await openFallPage(page);
  expect((await logged).type()).toBe('info');
});

test('combines search, location and activity', async ({ page }) => {
  await openFallPage(page);
  const { total } = await counted(page);
  await chooseActivity(page, 'Art');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  const { shown: art } = await counted(page);
  expect(art).toBeGreaterThan(0);
  await locationField(page).fill('Decatur');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(art);
  await expect(page).toHaveURL(/activity=Art&location=Decatur/i);
  await expect(page).toHaveTitle(/Art Fall Break Camps in Decatur/);
});

test('filters by days chosen in the calendar', async ({ page }) => {
  await openFallPage(page);
  const { total } = await counted(page);
  await page.getByRole('button', { name: /^Dates/ }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await calendar.getByRole('button', { name: /October 6.*2025/ }).click();
  await calendar.getByRole('button', { name: /October 7.*2025/ }).click();
  await calendar.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/start=2025-10-06&end=2025-10-07/);
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  expect((await counted(page)).shown).toBeGreaterThan(0);
});

test('finds close matches for a misspelled search', async ({ page }) => {
  await openFallPage(page, '?search=stem+decatr');
  await expect.poll(async () => (await counted(page)).shown).toBeGreaterThan(0);
  await expect(page.getByText(/close match/i).first()).toBeVisible();
});

test('typing adds no history entries', async ({ page }) => {
  await page.goto('/about');
  await openFallPage(page);
  await searchField(page).pressSequentially('robot', { delay: 60 });
  await expect(page).toHaveURL(/search=robot$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Reset Filters is in the filter bar before anything is filtered, and clears the fields, the list and the URL', async ({
  page,
}) => {
  await openFallPage(page);
  await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
  await openFallPage(page, '?search=camp&activity=art&location=decatur&start=2025-10-06');
  await expect(searchField(page)).toHaveValue('camp');
  await page.getByRole('button', { name: 'Reset Filters' }).first().click();
  await expect(page).toHaveURL(/\/browse\/fall-break$/);
  await expect(searchField(page)).toHaveValue('');
  await expect(locationField(page)).toHaveValue('');
  await expect(countLine(page)).toHaveText(/^Showing (\d+) of \1 camps$/);
});

test('suggests a filter to remove when nothing matches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFallPage(page, `?activity=art&location=${'x'.repeat(200)}`);
  await expect(countLine(page)).toHaveText(/^Showing 0 of/);
  const remove = page.getByRole('button', { name: /^Remove (?!filter)/ }).first();
  await expect(remove).toBeVisible();
  // A word of any length breaks: the page is no wider than the screen.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await remove.click();
  await expect.poll(async () => (await counted(page)).shown).toBeGreaterThan(0);
});

test('registration opens in a new tab and is disabled without a website', async ({ page }) => {
  await openFallPage(page);
  const link = page.getByRole('link', { name: /^Register Now/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const closed = page.getByRole('button', { name: 'Register Now' });
  await expect(closed.first()).toBeDisabled();
});

test('shows all session dates of a camp', async ({ page }) => {
  await openFallPage(page);
  await page
    .getByRole('button', { name: /^See All Dates/ })
    .first()
    .click();
  const dates = page.getByRole('dialog', { name: 'All Session Dates' });
  await expect(dates).toBeVisible();
  expect(await dates.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  await page.keyboard.press('Escape');
  await expect(dates).toBeHidden();
});
