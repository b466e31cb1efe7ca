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
  toast,
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

test('what was typed is there again after a reload, with its logo', async ({ page }) => {
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
  await expect(form(page).getByText('Welcome back. We kept what you typed.')).toBeVisible();
  for (const [label, value] of Object.entries({ ...complete, City: 'Avondale' })) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await expect(form(page).getByText(/^\d+ kB, kept on this phone$/)).toBeVisible();
  await expect(form(page).getByRole('img', { name: 'Your logo' })).toBeVisible();
});

test('starting over can be undone, and is remembered when it is not', async ({ page }) => {
  await openListing(page);
  await expect(form(page).getByRole('button', { name: 'Start over' })).toHaveCount(0);
  await fillIn(page);
  await form(page).getByRole('button', { name: 'Save and finish later' }).click();
  await expect(toast(page, 'Saved on this phone')).toBeVisible();
  await form(page).getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Camp name')).toHaveValue('');
  const undo = form(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(field(page, 'Camp name')).toHaveValue(complete['Camp name']);
  await form(page).getByRole('button', { name: 'Start over' }).click();
  await field(page, 'City').fill('Rome');
  await expect(undo).toHaveCount(0);
  await expect.poll(() => storedCity(page)).toBe('Rome');
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Rome');
  await expect(field(page, 'Camp name')).toHaveValue('');
});

test('two tabs: of each field what was typed last, and one submission by both', async ({
  page,
  context,
}) => {
  const { server } = await fakeServer(context);
  await openListing(page);
  await field(page, 'City').fill('Rome');
  await form(page).getByRole('button', { name: 'Save and finish later' }).click();
  await expect(toast(page, 'Saved on this phone')).toBeVisible();
  const other = await context.newPage();
  await openListing(other);
  await expect(field(other, 'City')).toHaveValue('Rome');
  await field(other, 'City').fill('Athens');
  await form(other).getByRole('button', { name: 'Save and finish later' }).click();
  await expect(toast(other, 'Saved on this phone')).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Athens');
  await field(page, 'State').fill('AL');
  await expect(field(other, 'State')).toHaveValue('AL');
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Athens');
  await expect(field(page, 'State')).toHaveValue('AL');

  await fillIn(page);
  await expect(field(other, 'Camp name')).toHaveValue(complete['Camp name']);
  await submitButton(page).dblclick();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  }
  // Whichever tab sends it.
  await expect.poll(() => server.rows.size).toBe(1);
});

test('a whole address is taken apart when it is pasted, and put back by Undo', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openListing(page);
  const address = '18 Ponce Pl\nDecatur, GA 30030';
  await page.evaluate((text) => navigator.clipboard.writeText(text), address);
  await field(page, 'Street address').press('ControlOrMeta+V');
  await expect(field(page, 'Street address')).toHaveValue('18 Ponce Pl');
  await expect(field(page, 'City')).toHaveValue('Decatur');
  await expect(field(page, 'ZIP code')).toHaveValue('30030');
  await expect(form(page).getByRole('status').filter({ hasText: 'We moved city' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Street address')).toHaveValue('18 Ponce Pl Decatur, GA 30030');
  await expect(field(page, 'City')).toHaveValue('');
});

test('dates become chips while they are typed, and the preview follows', async ({ page }) => {
  await openListing(page);
  const preview = page.getByRole('complementary', { name: 'Live preview' });
  await field(page, 'Camp name').fill('Moss & Marble');
  await field(page, 'Camp dates').pressSequentially('Oct 6-10; Oct 31st-ish');
  const chips = form(page).getByRole('list', { name: 'What we read' }).getByRole('listitem');
  await expect(chips).toHaveText([
    'Mon, Oct 6 – Fri, Oct 10 5 days',
    '“Oct 31st-ish” not read as a date; families see your words',
  ]);
  await expect(
    form(page).getByRole('status').filter({ hasText: '1 date read, 1 not read' }),
  ).toHaveCount(1);
  await expect(form(page).getByRole('button', { name: 'Fall' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(preview.getByText(/^Families will read: Moss & Marble\..*Oct 31st-ish/)).toHaveCount(
    1,
  );
  await field(page, 'Camp dates').fill('Mar 9-13');
  await expect(chips).toHaveText(['Mon, Mar 9 – Fri, Mar 13, 2026 5 days']);
  await expect(form(page).getByRole('button', { name: 'Spring' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a camp that is listed or sent already is pointed out, and nobody is held up', async ({
  page,
}) => {
  const { server } = await fakeServer(page);
  await openListing(page);
  await fillIn(page);
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Submit Another Camp' }).click();
  await fillIn(page);
  await expect(page.getByText('You’ve sent this one already')).toBeVisible();
  await field(page, 'Camp dates').fill('Nov 24-26');
  await expect(page.getByText('You’ve sent this one already')).toHaveCount(0);
  await field(page, 'Camp dates').fill('Oct 6-10');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  expect(server.rows.size).toBe(2);
});

test('a submission of this phone is changed in the same form', async ({ page }) => {
  const { server } = await fakeServer(page);
  await openListing(page);
  await fillIn(page);
  const picture = { name: 'moss.png', mimeType: 'image/png', buffer: await seeThroughLogo() };
  await page.locator('#listing-logo').setInputFiles(picture);
  await expect(form(page).getByText(/kept on this phone$/)).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  const [id = ''] = server.rows.keys();
  await openListing(page, `/list-your-camp?edit=${id}`);
  await expect(field(page, 'Camp dates')).toHaveValue('Oct 6-10; Oct 13');
  await expect(form(page).getByRole('img', { name: 'Your logo' }), 'as it was sent').toBeVisible();
  await field(page, 'Camp dates').fill('Oct 6-10');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  const row = server.rows.get(id);
  expect([row?.revision, row?.fields['camp_dates']]).toEqual([2, 'Oct 6-10']);
  expect(await storedCity(page), 'no draft is left').toBeUndefined();
  await page.getByRole('button', { name: 'Submit Another Camp' }).click();
  await expect(page).toHaveURL('/list-your-camp');
  await expect(field(page, 'Camp name')).toHaveValue('');
});
