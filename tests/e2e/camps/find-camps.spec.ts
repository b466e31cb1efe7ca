import { expect, test } from '../support/camply.ts';
import {
  cards,
  chooseActivity,
  counted,
  countLine,
  locationField,
  openFallPage,
  searchField,
} from '../support/fallPage.ts';

test('finds camps by activity, place, days and text, and clears all of it', async ({ page }) => {
  await openFallPage(page);
  const { shown, total } = await counted(page);
  expect(shown).toBe(total);
  expect(total).toBeGreaterThanOrEqual(74);
  await expect(page).toHaveTitle(/^Fall Break Camps in Atlanta, 2025/);
  await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible();

  await test.step('a misspelled search, and typing that adds no history entries', async () => {
    const entries = await page.evaluate(() => history.length);
    await searchField(page).pressSequentially('stem decatr');
    await expect(page).toHaveURL(/search=stem(?:\+|%20)decatr$/);
    await expect(page.getByText(/close match/i).first()).toBeVisible();
    await searchField(page).fill('');
    await expect(page).toHaveURL(/\/browse\/fall-break$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step('an activity and a place, in the URL and the head', async () => {
    await chooseActivity(page, 'Art');
    await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
    const { shown: art } = await counted(page);
    expect(art).toBeGreaterThan(0);
    await locationField(page).fill('Decatur');
    await expect.poll(async () => (await counted(page)).shown).toBeLessThan(art);
    await expect(page).toHaveURL(/activity=Art&location=Decatur/i);
    await expect(page).toHaveTitle(/Art Fall Break Camps in Decatur/);
    await expect(page.locator('head > title')).toHaveCount(1);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /Art Fall Break camps in Decatur/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });

  await test.step('Reset Filters clears the fields, the list and the URL', async () => {
    await page.getByRole('button', { name: 'Reset Filters' }).first().click();
    await expect(page).toHaveURL(/\/browse\/fall-break$/);
    await expect(locationField(page)).toHaveValue('');
    await expect(countLine(page)).toHaveText(/^Showing (\d+) of \1 camps$/);
  });

  await test.step('days from the calendar', async () => {
    await page.getByRole('button', { name: /^Dates/ }).click();
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('grid')).toHaveCount(2);
    await calendar.getByRole('button', { name: /October 6.*2025/ }).click();
    await calendar.getByRole('button', { name: /October 7.*2025/ }).click();
    await calendar.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/start=2025-10-06&end=2025-10-07/);
    await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
    expect((await counted(page)).shown).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Reset Filters' }).first().click();
  });

  await test.step('all session dates of a camp', async () => {
    const more = page.getByRole('button', { name: /^See All Dates/ }).first();
    await more.click();
    const dates = page.getByRole('dialog', { name: 'All Session Dates' });
    await expect(dates).toBeVisible();
    expect(await dates.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('Escape');
    await expect(dates).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('quick links are anchors with an href', async () => {
    const quick = page.getByRole('navigation', { name: 'Quick links' });
    const link = quick.getByRole('link', { name: 'Decatur' });
    await expect(link).toHaveAttribute('href', '/browse/fall-break?location=decatur');
    await link.click();
    await expect(page).toHaveURL(/location=decatur$/);
    await expect(locationField(page)).toHaveValue('decatur');
  });
});

test('suggests a filter to remove when nothing matches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFallPage(page, `?activity=art&location=${'x'.repeat(200)}`);
  await expect(countLine(page)).toHaveText(/^Showing 0 of/);
  const remove = page.getByRole('button', { name: /^Remove (?!filter)/ }).first();
  await expect(remove).toBeVisible();
  // A word of any length breaks, and the header fits: the page is no wider than the screen.
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.evaluate(lastToolsEdge)).toBeLessThan(width - 8);
  }
  await remove.click();
  await expect.poll(async () => (await counted(page)).shown).toBeGreaterThan(0);
  await expect(cards(page).first()).toBeVisible();
});

/** Where the last button of the header ends, in px. */
function lastToolsEdge(): number {
  const buttons = [...document.querySelectorAll('header button')];
  return Math.max(...buttons.map((button) => button.getBoundingClientRect().right));
}
