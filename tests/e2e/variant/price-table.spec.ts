import type { Page, Route } from '@playwright/test';
import { partner } from '#site/words/partner.ts';
import { expect, networkErrors } from '../support/camply.ts';
import { whenSettled } from '../support/openPage.ts';
import { test } from '../support/variantSite.ts';

const script = 'https://js.stripe.com/v3/pricing-table.js';

/** What the payment provider's script does as far as this page can tell: it defines the element. */
const standIn = `customElements.define('stripe-pricing-table', class extends HTMLElement {
  connectedCallback() {
    const box = document.createElement('div');
    box.style.height = '900px';
    box.textContent = 'Prices of ' + this.getAttribute('pricing-table-id');
    this.append(box);
  }
});`;

const cards = (page: Page) => page.getByRole('heading', { name: 'Year-Round Partner' });
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function openWith(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route(script, respond);
  await page.goto('/for-camp-providers');
  // The bar that asks for consent comes in a chunk of its own, and makes the page longer.
  await expect(page.getByRole('region', { name: 'Counting visits' })).toBeVisible();
  await whenSettled(page);
}

test('the price table replaces the price cards without changing the page height', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await openWith(page, async (route) => {
    await held.promise;
    await route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  await expect(cards(page)).toBeVisible();
  const before = await heightOf(page);
  held.resolve();
  await expect(page.getByText('Prices of prctbl_sample')).toBeVisible();
  await expect(cards(page)).toBeHidden();
  await expect(page.getByText(partner.levels.always)).toHaveCount(0);
  expect(await heightOf(page)).toBe(before);
});

test('removes the price table on navigation and allows its origin on no other page', async ({
  page,
}) => {
  await openWith(page, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
  await expect(page.getByText('Prices of prctbl_sample')).toBeVisible();
  const answer = page.waitForResponse('**/about');
  await page.getByRole('link', { name: 'About' }).first().click();
  expect((await answer).headers()['content-security-policy']).not.toContain('stripe');
  await expect(page.getByRole('heading', { level: 1, name: 'About Camply Next' })).toBeVisible();
  await expect(page.locator('stripe-pricing-table, script[src*="stripe"]')).toHaveCount(0);
});

test.describe('with a blocked script', () => {
  test.use({ expectedConsoleErrors: networkErrors });

  test('keeps our own price cards', async ({ page }) => {
    await openWith(page, (route) => route.abort());
    await expect(cards(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get the Spotlight' })).toBeVisible();
    await expect(page.getByText(partner.levels.always), 'and says why').toBeVisible();
  });
});
