import type { Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { seeThroughLogo } from '../../fixtures/pictures.ts';
import {
  complete,
  fakeServer,
  field,
  fillIn,
  form,
  openListing,
  submitButton,
} from '../support/listingPage.ts';

test.use({ expectedConsoleErrors: networkErrors });

/** In the draft that this phone keeps. */
const storedCity = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const opening = indexedDB.open('camply');
        opening.addEventListener('success', () => {
          const db = opening.result;
          const asking = db.transaction('drafts').objectStore('drafts').getAll();
          asking.addEventListener('success', () => {
            db.close();
            resolve(asking.result[0]?.values.city);
          });
        });
      }),
  );

test('keeps a draft after a reload and in two tabs, and sends it once', async ({
  page,
  context,
}) => {
  const { server } = await fakeServer(context);
  await openListing(page);
  await fillIn(page);
  const buffer = await seeThroughLogo();
  await page
    .locator('#listing-logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(form(page).getByText(/, 300 × 200, /)).toBeVisible();
  await field(page, 'City').fill('Avondale');
  await expect.poll(() => storedCity(page)).toBe('Avondale');
  await page.reload();
  for (const [label, value] of Object.entries({ ...complete, City: 'Avondale' })) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await expect(form(page).getByText(/^\d+ kB, saved on this device$/)).toBeVisible();
  await expect(form(page).getByRole('img', { name: 'Your logo' })).toBeVisible();

  const other = await context.newPage();
  await openListing(other);
  await expect(field(other, 'City')).toHaveValue('Avondale');
  await field(other, 'City').fill('Athens');
  await expect(field(page, 'City')).toHaveValue('Athens');
  await field(page, 'State').fill('AL');
  await expect(field(other, 'State')).toHaveValue('AL');
  await submitButton(page).dblclick();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  }
  // Whichever tab sends it.
  await expect.poll(() => server.rows.size).toBe(1);
});
