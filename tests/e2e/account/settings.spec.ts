import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { saveFavorite } from '../support/fallPage.ts';
import { openPage } from '../support/openPage.ts';

const row = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function openRow(page: Page, title: string): Promise<void> {
  await row(page, title).locator('summary').press('Enter');
  await expect(row(page, title)).toHaveAttribute('open', '');
}

async function openSettings(page: Page, hash = ''): Promise<void> {
  await openPage(page, `/settings${hash}`);
  await expect(page.getByRole('heading', { name: 'Delete' })).toBeVisible();
}

test('opens the row in the address and scrolls to it, even on the page itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettings(page, '#account');
  await expect(row(page, 'Account')).toHaveAttribute('open', '');
  await expect(row(page, 'Account')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => {
    window.location.hash = 'delete';
  });
  await expect(row(page, 'Delete')).toHaveAttribute('open', '');
  await expect(row(page, 'Delete')).toBeInViewport();
});

test('frees up space without losing favorites and fetches the camps again', async ({ page }) => {
  await saveFavorite(page);
  await openSettings(page, '#phone');
  const phone = row(page, 'On this device');
  await phone.getByRole('button', { name: /^Free up/ }).click();
  await expect(page.getByText('Freed up').first()).toBeVisible();
  await expect(phone.getByText(/^Camps, \d+ saved$/)).toBeVisible();
  await openPage(page, '/favorites');
  await expect(page.getByRole('button', { name: /^Remove .* from favorites$/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has no axe findings with every row open', async ({ page }) => {
    await openSettings(page);
    for (const title of await page.locator('summary h2').allTextContents()) {
      if ((await row(page, title).getAttribute('open')) === null) await openRow(page, title);
    }
    await expectNoAxeViolations(page, 'open', { rules: 'layout' });
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expectNoAxeViolations(page, 'erase', { within: 'dialog[open]' });
  });
});
