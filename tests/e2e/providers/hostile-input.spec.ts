import type { Page } from '@playwright/test';
import { hostileHtml } from '../../fixtures/hostileHtml.ts';
import { expect, test } from '../support/camply.ts';
import {
  fakeServer,
  field,
  fillIn,
  form,
  messageOf,
  openListing,
  submitButton,
} from '../support/listingPage.ts';

declare global {
  interface Window {
    fired?: number;
    canary?: () => void;
  }
}

// The policy of the page would stop most of it: here React and we stand alone.
test.use({ bypassCSP: true });

const labels = [
  'Camp name',
  'Camp theme',
  'Camp dates',
  'Hours',
  'Price',
  'City',
  'Street address',
  'Email',
  'Website URL',
  'State',
  'ZIP code',
  'Minimum age',
  'Maximum age',
];

/** What hangs in the page that nobody of us has put there, or has run. */
const strange = (page: Page) =>
  page.evaluate(() => {
    const tags = 'script, iframe, object, embed, math, style, base, [onerror], [onload], [onclick]';
    const found = [...document.querySelectorAll(`main :is(${tags})`)].map((one) => one.outerHTML);
    return [...found, ...(window.fired ? [`ran ${window.fired} times`] : [])];
  });

test('markup in every field is text, in the form and in the preview', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.fired = 0;
    window.canary = () => {
      window.fired = (window.fired ?? 0) + 1;
    };
  });
  await openListing(page);
  for (let at = 0; at < hostileHtml.length; at += labels.length) {
    for (const [index, label] of labels.entries()) {
      await field(page, label).fill((hostileHtml[at + index] ?? '').replaceAll(/[\n\r\0]/g, ' '));
    }
    expect(await strange(page), `from line ${at}`).toEqual([]);
  }
  await submitButton(page).click();
  await expect(form(page).getByRole('alert')).toBeVisible();
  expect(await strange(page)).toEqual([]);
});

test('other scripts, emoji and unseen characters arrive as they are meant', async ({ page }) => {
  const { server } = await fakeServer(page);
  await openListing(page);
  await fillIn(page);
  await field(page, 'Camp name').fill('מחנה יער 🏕️ \u202EMarble\u0007');
  await field(page, 'Camp theme').fill('=HYPERLINK("x"), 森の学校, اردو');
  await field(page, 'Price').fill('<b>$340</b> & more');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  const [row] = [...server.rows.values()];
  expect(row?.fields).toMatchObject({
    camp_provider_name: 'מחנה יער 🏕️ Marble',
    camp_theme: '=HYPERLINK("x"), 森の学校, اردو',
    price: '<b>$340</b> & more',
  });
});

test('ten megabytes are pasted: the page answers, and says what is too long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openListing(page);
  await page.evaluate(() => navigator.clipboard.writeText('Oct 6, '.repeat(1_500_000)));
  for (const [label, message] of [
    ['Camp dates', 'Keep it to 200 characters'],
    ['Camp name', 'Keep it to 200 characters'],
    ['Street address', 'Keep it to 300 characters'],
    ['Email', 'Please enter a valid email'],
    ['Minimum age', 'Whole or half years, like 5 or 3.5.'],
  ] as const) {
    await field(page, label).press('ControlOrMeta+V');
    await expect.poll(() => messageOf(page, label)).toBe(message);
    expect((await field(page, label).inputValue()).length).toBe(5000);
  }
  await field(page, 'City').fill('Decatur');
  await expect(page.getByRole('complementary').getByText('Decatur').first()).toBeVisible();
});
