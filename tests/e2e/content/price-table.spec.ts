import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { startServer } from '../../../supabase/local/server.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { whenSettled } from '../support/openPage.ts';

const partnerPath = '/for-camp-providers';
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

test.describe('with a table id', () => {
  test.describe.configure({ mode: 'serial' });
  let url = '';
  let stop: (() => Promise<void>) | undefined;

  test.beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'camply-table-'));
    const dist = path.join(folder, 'dist');
    execFileSync('node_modules/.bin/vite', ['build', '--outDir', dist, '--logLevel', 'error'], {
      stdio: 'pipe',
      env: {
        ...process.env,
        VITE_PRICING_TABLE_ID: 'prctbl_sample',
        VITE_PRICING_TABLE_KEY: 'pk_test_sample',
      },
    });
    const dataDir = path.join(folder, 'data');
    const server = await startServer({ port: 0, dataDir, dist, quiet: true });
    url = server.url;
    stop = async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    };
  });
  test.afterAll(() => stop?.());

  const openWith = async (page: Page, answer: (route: Route) => Promise<void>) => {
    await page.route(script, answer);
    await page.goto(url + partnerPath);
    await expect(cards(page)).toBeVisible();
  };

  test('the price table replaces the price cards without changing the page height', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await openWith(page, async (route) => {
      await held.promise;
      await route.fulfill({ contentType: 'text/javascript', body: standIn });
    });
    const before = await heightOf(page);
    held.resolve();
    await expect(page.getByText('Prices of prctbl_sample')).toBeVisible();
    await expect(cards(page)).toBeHidden();
    expect(await heightOf(page)).toBe(before);
  });

  test('removes the price table on navigation and allows its origin on no other page', async ({
    page,
  }) => {
    await openWith(page, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: standIn }),
    );
    await expect(page.getByText('Prices of prctbl_sample')).toBeVisible();
    const answer = page.waitForResponse(`${url}/about`);
    await page.getByRole('link', { name: 'About' }).first().click();
    expect((await answer).headers()['content-security-policy']).not.toContain('stripe');
    await expect(page.getByRole('heading', { level: 1, name: 'About Camply' })).toBeVisible();
    await expect(page.locator('stripe-pricing-table, script[src*="stripe"]')).toHaveCount(0);
  });

  test.describe('with a blocked script', () => {
    test.use({ expectedConsoleErrors: networkErrors });

    test('keeps our own price cards', async ({ page }) => {
      await openWith(page, (route) => route.abort());
      await whenSettled(page);
      await expect(cards(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Get the Spotlight' })).toBeVisible();
    });
  });
});
