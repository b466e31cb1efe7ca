import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';

const question = (page: Page, name: string) =>
  page.locator('details', { has: page.getByText(name, { exact: true }) });
const cost = (page: Page) => question(page, 'What does Camply cost?');
const where = (page: Page) => question(page, 'Where can I use it?');

test('opens one question at a time: by keyboard, by the URL fragment and without JavaScript', async ({
  page,
  browser,
  siteProxy,
}) => {
  await page.goto('/faq');
  await expect(page.locator('details')).toHaveCount(6);
  const first = page.locator('details').first();
  await expect(first, 'the first one is open to begin with').toHaveAttribute('open');
  await cost(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(cost(page)).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(where(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(where(page)).toHaveAttribute('open');
  await expect(cost(page)).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(where(page)).not.toHaveAttribute('open');

  await page.goto('/faq#cost');
  await expect(cost(page)).toHaveAttribute('open');
  await expect(cost(page).getByText('$4.99')).toBeInViewport();
  await page.goto('/faq#where');
  await expect(where(page)).toHaveAttribute('open');
  await expect(cost(page)).not.toHaveAttribute('open');
  await page.goto('/faq#no-such-question');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${siteProxy.url}/faq`);
  await cost(plain).locator('summary').click();
  await expect(cost(plain)).toHaveAttribute('open');
  await where(plain).locator('summary').click();
  await expect(cost(plain)).not.toHaveAttribute('open');
  await context.close();
});
