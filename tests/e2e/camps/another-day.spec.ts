import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { goTo } from '../support/openPage.ts';
import { startClock } from '../support/today.ts';

// Every page here was built on July 1, 2025: what it shows follows from the day in Atlanta.
const register = (page: Page) => page.locator('main section').first().getByRole('button').first();

// Hours behind Atlanta: there it is still August 31 when the season changes.
test.use({ timezoneId: 'Pacific/Honolulu' });

test('ends a season at midnight in Atlanta on list, cards, map and in the head, and keeps a saved camp', async ({
  page,
}) => {
  const main = page.locator('main');
  await page.addInitScript(startClock, '2025-08-31T23:30:00-04:00');
  await page.goto('/browse/summer-break');
  await expect(register(page)).toHaveText('Summer 2025: See Openings');
  await expect(page).toHaveTitle(/2025/);
  await goTo(page, '/camps/bantam-bakers-summer-2025');
  const heart = page.getByRole('button', { name: 'Save Bantam Bakers to favorites' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.addInitScript(startClock, '2025-09-01T00:30:00-04:00');
  await page.goto('/browse/summer-break');
  await expect(register(page)).toHaveText('Summer 2026: See Early Dates');
  await expect(page).toHaveTitle(/2026/);
  await page.getByRole('link', { name: 'Summer 2025' }).click();
  await expect(page).toHaveURL(/\?season=summer-2025$/);
  await expect(page).toHaveTitle(/2025, over/);
  await expect(page.getByText('Summer 2025 is over.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Camps that ran' })).toBeVisible();
  await expect(main.getByText('Over', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Register Now')).toHaveCount(0);
  await expect(main.getByText(/\bopen(?:ings)?\b/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(main.getByText(/^Over: /).first()).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('link', { name: 'See Summer 2026' }).click();
  await expect(register(page)).toHaveText('Summer 2026: See Early Dates');
  await expect(main.getByText('Sign-up not open yet').first()).toBeVisible();

  await goTo(page, '/favorites');
  const row = page.getByRole('article', { name: 'Bantam Bakers' });
  await expect(row.getByText('This camp is over.')).toBeVisible();
  await row.getByRole('link', { name: 'Bantam Bakers' }).click();
  await expect(page.getByText('This camp is over.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Summer 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Register Now/ })).toHaveCount(0);
});
