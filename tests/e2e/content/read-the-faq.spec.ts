import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';

const question = (page: Page, name: string) =>
  page.locator('details', { has: page.getByText(name, { exact: true }) });
const cost = (page: Page) => question(page, 'What does Camply cost?');
const where = (page: Page) => question(page, 'Where can I use it?');

test('by keyboard: one question is open at a time, and the open one closes', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('details')).toHaveCount(6);
  await cost(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(cost(page)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(where(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(where(page)).toHaveAttribute('open');
  await expect(cost(page)).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(where(page)).not.toHaveAttribute('open');
});

test('the answer for providers leads to their page', async ({ page }) => {
  await page.goto('/faq');
  await page.getByText('Can camp providers join?').click();
  await page.getByRole('link', { name: 'See For Camp Providers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partner with Camply' })).toBeVisible();
});

test('a link to a question opens it, from outside and on the page', async ({ page }) => {
  await page.goto('/faq#cost');
  await expect(cost(page)).toHaveAttribute('open');
  await expect(cost(page).getByText('$4.99')).toBeInViewport();
  await page.goto('/faq#where');
  await expect(where(page)).toHaveAttribute('open');
  await expect(cost(page)).not.toHaveAttribute('open');
  await page.goto('/faq#no-such-question');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts the questions open and close all the same', async ({ browser, door }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${door.url}/faq`);
  await cost(page).locator('summary').click();
  await expect(cost(page)).toHaveAttribute('open');
  await where(page).locator('summary').click();
  await expect(cost(page)).not.toHaveAttribute('open');
  await context.close();
});
