import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { driverRemarks, softwareGl } from '../support/mapPage.ts';
import { atTheDesk, open, sent, anAccount } from '../support/reviewer.ts';

// The map of a listing.
test.use({ ...softwareGl, expectedConsoleErrors: driverRemarks });

test('a listing fits a desktop and a phone, where the queue comes first, and leads back to its place', async ({
  page,
  backend,
}) => {
  await sent(backend, { camp_provider_name: 'Phone Bees', fill_seconds: 1, camp_dates: 'soon' });
  await atTheDesk(page, backend, 'ida');
  await open(page, 'Phone Bees');
  await expect(page.getByText('May be a robot').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pin of this camp/ })).toBeVisible();
  await expectNoAxeViolations(page, 'one listing');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Queue' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pin of this camp/ })).toBeVisible();
  await expectNoAxeViolations(page, 'one listing on a phone', { rules: 'layout' });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.locator('main').getByRole('button', { name: 'Queue' }).last().click();
  await expect(page.getByRole('button', { name: 'Phone Bees' })).toBeFocused();
});

test('everything works by keyboard', async ({ page, backend }) => {
  const key = await sent(backend, { camp_provider_name: 'Key Bees' });
  await anAccount(backend, 'kim@camply.example');
  await page.goto('/review');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('kim@camply.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A short sentence 4 you');
  await page.keyboard.press('Enter');
  const inQueue = page
    .getByRole('region', { name: 'Queue' })
    .getByRole('button', { name: 'Key Bees' });
  await inQueue.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Key Bees' })).toBeFocused();
  const ask = page.getByRole('button', { name: 'Ask for changes' });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await ask.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your question').focus();
  await page.keyboard.type('How many?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your question')).toHaveValue('How many?');
  await page.getByRole('button', { name: 'Send the question' }).press('Enter');
  await expect(page.getByText('Key Bees got your question.')).toBeVisible();
  expect((await key.status()).status).toBe('changes_requested');
});
