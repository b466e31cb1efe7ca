import { seeThroughLogo } from '../../fixtures/pictures.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import {
  fakeServer,
  field,
  fillIn,
  form,
  openListing,
  submitButton,
} from '../support/listingPage.ts';

test.use({ expectedConsoleErrors: networkErrors });

for (const [kind, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${kind}`, () => {
    test.use({ viewport });

    test('axe finds nothing in the form, its errors, its chips and its thanks', async ({
      page,
    }) => {
      const fake = await fakeServer(page);
      await openListing(page);
      await expectNoAxeViolations(page, 'empty');
      await fillIn(page);
      await field(page, 'Camp dates').fill('Oct 6-10; Oct 31st-ish');
      await field(page, 'Email').fill('hello@moss');
      const buffer = await seeThroughLogo();
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
      await page.locator('#listing-logo').setInputFiles(logo);
      await expect(form(page).getByRole('img', { name: 'Your logo' })).toBeVisible();
      await page.locator('#listing-logo').setInputFiles({ ...logo, buffer: Buffer.from('GIF89a') });
      await form(page).getByRole('button', { name: 'All twelve themes' }).click();
      await submitButton(page).click();
      await expect(form(page).getByRole('alert').first()).toBeVisible();
      await expectNoAxeViolations(page, 'with errors');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      await form(page).getByRole('button', { name: 'Keep the earlier logo' }).click();
      await field(page, 'Email').fill('hello@moss.example');
      fake.isDown = true;
      await submitButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('saved on this phone');
      await expectNoAxeViolations(page, 'saved on this phone');
    });
  });
}
