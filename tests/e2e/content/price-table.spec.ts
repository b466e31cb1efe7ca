import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { whenSettled } from '../support/openPage.ts';

const partnerPath = '/for-camp-providers';

const cards = (page: Page) => page.getByRole('heading', { name: 'Year-Round Partner' });

test('requests nothing from the payment provider without a table id', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const answer = await page.goto(partnerPath);
  await whenSettled(page);
  await expect(cards(page)).toBeVisible();
  expect(requested.filter((url) => url.includes('stripe'))).toEqual([]);
  expect(answer?.headers()['content-security-policy']).not.toContain('stripe');
});

test('pay buttons open a new tab with noopener and noreferrer', async ({ page }) => {
  await page.goto(partnerPath);
  for (const name of ['Pay in Full & Save', 'Monthly Subscription', 'Get the Spotlight']) {
    const button = page.getByRole('link', { name });
    await expect(button).toHaveAttribute('href', /^https:/);
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
