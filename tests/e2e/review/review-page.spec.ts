import { desktop, phone } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { open, sent, anAccount } from '../support/reviewer.ts';

// The map of a listing.
test('reviews by keyboard on desktop and phone and returns to the place in the queue', async ({
  page,
  backend,
}) => {
  await sent(backend, { camp_provider_name: 'Phone Bees', fill_seconds: 1, camp_dates: 'soon' });
  const key = await sent(backend, { camp_provider_name: 'Key Bees' });
  await anAccount(backend, 'kim@camply.example');
  await page.goto('/review');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('kim@camply.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A short sentence 4 you');
  await page.keyboard.press('Enter');

  await test.step('a listing on a desktop and on a phone', async () => {
    await open(page, 'Phone Bees');
    await expect(page.getByText('May be a robot').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pin of this camp/ })).toBeVisible();
    await expectNoAxeViolations(page, 'one listing');
    await page.setViewportSize(phone);
    await expect(page.getByRole('region', { name: 'Queue' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Pin of this camp/ })).toBeVisible();
    await expectNoAxeViolations(page, 'one listing on a phone', { rules: 'layout' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await page.locator('main').getByRole('button', { name: 'Queue' }).last().click();
    await expect(page.getByRole('button', { name: 'Phone Bees' })).toBeFocused();
    await page.setViewportSize(desktop);
  });

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
