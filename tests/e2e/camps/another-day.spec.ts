import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { driverRemarks, softwareGl } from '../support/mapPage.ts';
import { startClock } from '../support/today.ts';

test.use({ ...softwareGl, expectedConsoleErrors: driverRemarks });

// Every page here was built on July 1, 2025: what it shows follows from the day in Atlanta.
const register = (page: Page) => page.locator('main section').first().getByRole('button').first();

for (const [zone, moment, button] of [
  // Already tomorrow in Tokyo, still yesterday in Honolulu.
  ['Asia/Tokyo', '2025-08-31T23:30:00-04:00', 'Summer 2025: See Openings'],
  ['Pacific/Honolulu', '2025-09-01T00:30:00-04:00', 'Summer 2026: First Look'],
  ['Asia/Tokyo', '2025-06-02T23:30:00-04:00', 'Fall Break 2025 First Look'],
  ['Pacific/Honolulu', '2025-06-03T00:30:00-04:00', 'Fall Break 2025 Registration Open'],
] as const) {
  test.describe(`on a device in ${zone}, at ${moment} in Atlanta`, () => {
    test.use({ timezoneId: zone });
    test(`the page says ${button}`, async ({ page }) => {
      await page.addInitScript(startClock, moment);
      await page.goto(button.startsWith('Fall') ? '/browse/fall-break' : '/browse/summer-break');
      await expect(register(page)).toHaveText(button);
      await expect(page).toHaveTitle(new RegExp(/20\d\d/.exec(button)?.[0] ?? ''));
    });
  });
}

test('a season that is over says so on its list, cards, map and in the head, and leads to the next', async ({
  page,
}) => {
  await page.addInitScript(startClock, '2025-09-05T12:00:00-04:00');
  await page.goto('/browse/summer-break');
  await page.getByRole('link', { name: 'Summer 2025' }).click();
  await expect(page).toHaveURL(/\?season=summer-2025$/);
  await expect(page).toHaveTitle(/2025, over/);
  await expect(page.getByText('Summer 2025 is over.')).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Camps that ran' })).toBeVisible();
  await expect(main.getByText('Over', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Register Now')).toHaveCount(0);
  await expect(main.getByText(/\bopen(?:ings)?\b/i)).toHaveCount(0);

  await page.goto('/browse/summer-break?season=summer-2025&view=map');
  await expect(main.getByText(/^Over: /).first()).toBeVisible();

  await page.goto('/browse/summer-break?season=summer-2025');
  await page.getByRole('link', { name: 'See Summer 2026' }).click();
  await expect(register(page)).toHaveText('Summer 2026: First Look');
  await expect(main.getByText('Register Now').first()).toBeVisible();
});

test('a saved camp stays when its season is over, marked', async ({ page }) => {
  await page.goto('/camps/bantam-bakers-summer-2025');
  const heart = page.getByRole('button', { name: 'Save Bantam Bakers to favorites' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.addInitScript(startClock, '2026-01-10T12:00:00-05:00');
  await page.goto('/favorites');
  const row = page.getByRole('article', { name: 'Bantam Bakers' });
  await expect(row.getByText('This camp is over.')).toBeVisible();
  await row.getByRole('link', { name: 'Bantam Bakers' }).click();
  await expect(page.getByText('This camp is over.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Summer 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Register Now/ })).toHaveCount(0);
});
