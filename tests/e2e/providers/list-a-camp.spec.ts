import { expect, networkErrors, test } from '../support/camply.ts';
import {
  complete,
  fakeServer,
  field,
  fillIn,
  form,
  messageOf,
  openListing,
  submitButton,
  toast,
} from '../support/listingPage.ts';

const long = (length: number) => 'x'.repeat(length);
const required = [
  ['Camp name', 'Camp name is required'],
  ['Email', 'Email is required'],
  ['Website URL', 'Website URL is required'],
  ['Camp theme', 'Camp theme is required'],
  ['Minimum age', 'Minimum age must be at least 0'],
  ['Maximum age', 'Maximum age must be at least 0'],
  ['Street address', 'Street address is required'],
  ['City', 'City is required'],
  ['State', 'State is required'],
  ['ZIP code', 'Valid zip code is required'],
  ['Camp dates', 'Camp dates are required'],
] as const;
const messages = [
  ['Camp name', 'M', 'Camp name is required'],
  ['Camp name', long(201), 'Keep it to 200 characters'],
  ['Email', 'hello@moss', 'Please enter a valid email'],
  ['Website URL', 'moss', 'Please enter a valid URL'],
  ['Website URL', 'javascript:alert(1)', 'Please enter a valid URL'],
  ['Camp theme', long(501), 'Keep it to 500 characters'],
  ['Minimum age', '-1', 'Minimum age must be at least 0'],
  ['Minimum age', '19', 'Maximum age is 18'],
  ['Minimum age', '18 months', 'Whole or half years, like 5 or 3.5.'],
  ['Minimum age', '12', 'Minimum age can’t be above maximum age'],
  ['Maximum age', '-1', 'Maximum age must be at least 0'],
  ['Maximum age', '19', 'Maximum age is 18'],
  ['Street address', '1', 'Street address is required'],
  ['City', 'D', 'City is required'],
  ['State', 'G', 'State is required'],
  ['ZIP code', '3003', 'Valid zip code is required'],
  ['ZIP code', '30030-12345', 'Valid zip code is required'],
  ['Camp dates', '6', 'Camp dates are required'],
  ['Hours', long(201), 'Keep it to 200 characters'],
  ['Price', long(101), 'Keep it to 100 characters'],
] as const;

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} the first field that is wrong is on the screen, below the list of all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openListing(page);
    await submitButton(page).click();
    const name = field(page, 'Camp name');
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(form(page).getByRole('alert')).toBeAttached();
  });
}

test('every message stands under its field and goes when it is mended', async ({ page }) => {
  await openListing(page);

  // 1. Nothing filled in: all that is required is said, in order; the first of them has the focus.
  await field(page, 'State').fill('');
  await submitButton(page).click();
  await expect(field(page, 'Camp name')).toBeFocused();
  const summary = form(page).getByRole('alert');
  await expect(summary).toContainText('11 fields need another look');
  await expect(summary.getByRole('link')).toHaveText(required.map(([, message]) => message));
  for (const [label, message] of required) {
    expect.soft(await messageOf(page, label), label).toBe(message);
    await expect(field(page, label)).toHaveAttribute('required');
  }
  for (const label of ['Hours', 'Price']) expect(await messageOf(page, label)).toBeNull();
  await summary.getByRole('link', { name: 'City is required' }).click();
  await expect(field(page, 'City')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  // 2. Filled in: each message goes at once, and the summary with the last one.
  await fillIn(page);
  await expect(summary.getByRole('link')).toHaveText(['State is required']);
  await field(page, 'State').fill('GA');
  await expect(summary).toHaveCount(0);
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);

  // 3. Each bound on its own, when the field is left.
  for (const [label, value, message] of messages) {
    const before = await field(page, label).inputValue();
    await field(page, label).fill(value);
    await field(page, label).blur();
    expect.soft(await messageOf(page, label), `${label}: ${value.slice(0, 20)}`).toBe(message);
    await field(page, label).fill(before);
    expect.soft(await messageOf(page, label), label).toBeNull();
  }
});

// From field to field by Tab: name, email, website, theme; the second of six themes and the button for more; ages and place.
const typed = [
  'Moss & Marble',
  'hello@moss.example',
  'moss.example',
  'Clay',
  '',
  'press',
  '',
  '',
  '',
  '',
  '',
  '6',
  '11',
  '18 Ponce Pl',
  'Decatur',
  '',
  '30030',
  'Oct 6-10',
];

test('a camp is listed by keyboard alone, and another one after it', async ({ page }) => {
  const { server } = await fakeServer(page);
  await openListing(page);
  await field(page, 'Camp name').focus();
  const order: string[] = [];
  for (const value of typed) {
    order.push(await page.evaluate(() => document.activeElement?.id ?? ''));
    if (value === 'press') await page.keyboard.press('Space');
    else await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  // The themes between them are buttons.
  expect(order.filter((id) => id !== '')).toEqual(
    'providerName email websiteUrl theme ageMin ageMax streetAddress city state zipCode datesText'
      .split(' ')
      .map((name) => `listing-${name}`),
  );
  await expect(field(page, 'Website URL')).toHaveValue('https://moss.example');
  await expect(field(page, 'Camp theme')).toHaveValue('Clay, STEM');
  await field(page, 'Price').focus();
  await page.keyboard.type('$340');
  await page.keyboard.press('Enter');

  const thanks = page.getByRole('heading', { level: 1 });
  await expect(thanks).toHaveText('Thank you! Your camp is in good hands');
  await expect(thanks).toBeFocused();
  await expect(toast(page, 'Submission Received!')).toContainText(
    'Your camp listing is under review. We’ll be in touch soon!',
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: 'Upgrade My Listing' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'How it works' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Learn About Featured Listings' })).toBeVisible();
  const [row] = [...server.rows.values()];
  expect(row?.sent).toMatchObject({
    camp_provider_name: 'Moss & Marble',
    website_url: 'https://moss.example/',
    camp_theme: 'Clay, STEM',
    age_min: 6,
    state: 'GA',
    camps_hours: null,
    price: '$340',
    season_wish: 'fall',
    logo_path: null,
    trap: '',
  });
  expect(row?.sent['fill_seconds']).toEqual(expect.any(Number));
  const link = page.getByRole('textbox', { name: 'Your private link' });
  await expect(link).toHaveValue(
    `${new URL(page.url()).origin}/my-listing#${row?.id}.${row?.secret}`,
  );

  await page.getByRole('button', { name: 'Submit Another Camp' }).press('Enter');
  await expect(thanks).toHaveText('List your camp');
  await expect(thanks).toBeFocused();
  await expect(page.getByRole('list', { name: 'How it works' })).toBeVisible();
  await expect(field(page, 'Camp name')).toHaveValue('');
  await expect(field(page, 'State')).toHaveValue('GA');
  // Nor does the first one come back as a draft.
  await page.reload();
  await openListing(page);
  await expect(field(page, 'Camp name')).toHaveValue('');
});

test.describe('without an answer', () => {
  test.use({ expectedConsoleErrors: networkErrors });

  test('it is called saved on this phone, and received once the server has it', async ({
    page,
  }) => {
    const fake = await fakeServer(page);
    fake.isDown = true;
    const signal = Promise.withResolvers<void>();
    await page.route(
      /\/rpc\/put_submission$/,
      async (route) => {
        await signal.promise;
        await route.abort('connectionfailed');
      },
      { times: 1 },
    );
    await openListing(page);
    await fillIn(page);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Submitting...');
    await expect(submitButton(page)).toBeDisabled();
    signal.resolve();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Thank you! It’s saved on this phone');
    await expect(page.getByText('It hasn’t reached us yet.')).toBeVisible();
    await expect(toast(page, 'Submission Received!')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
      'href',
      '/submissions',
    );
    fake.isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(heading).toHaveText('Thank you! Your camp is in good hands');
    await expect(toast(page, 'Submission Received!')).toBeVisible();
    expect(fake.server.rows.size).toBe(1);
  });
});

test.describe('when it fails', () => {
  test.use({ expectedConsoleErrors: /could not be (?:submitted|stored)|Failed to load resource/ });

  test('the server’s own words are said, nothing typed is lost, and it is mended in place', async ({
    page,
  }) => {
    const { server } = await fakeServer(page);
    await openListing(page);
    await fillIn(page);
    // Passes here and not there.
    await page.route(/\/rpc\/put_submission$/, (route) =>
      route.fulfill({
        status: 400,
        json: { code: '22023', message: 'No such day.', details: null, hint: null },
      }),
    );
    await submitButton(page).click();
    await expect(toast(page, 'Submission Failed')).toContainText('No such day.');
    await expect(field(page, 'Camp dates')).toHaveValue(complete['Camp dates']);
    await page.unroute(/\/rpc\/put_submission$/);
    await field(page, 'Camp dates').fill('Oct 6-10');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
    expect([...server.rows.values()].map(({ revision }) => revision)).toEqual([2]);
  });

  test('a full phone says so, and the form stays', async ({ page }) => {
    await openListing(page);
    await fillIn(page);
    await page.evaluate(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page
      const fail = () => {
        throw new DOMException('No space left', 'QuotaExceededError');
      };
      Object.assign(IDBObjectStore.prototype, { put: fail, add: fail });
    });
    await submitButton(page).click();
    await expect(toast(page, 'Submission Failed')).toBeVisible();
    for (const [label, value] of Object.entries(complete)) {
      await expect(field(page, label)).toHaveValue(value);
    }
    await expect(submitButton(page)).toBeEnabled();
  });

  test('where storage is blocked nothing is called kept or sent', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await openListing(page);
    await expect(form(page).getByText('This phone isn’t keeping what you type')).toBeVisible();
    await fillIn(page);
    await form(page).getByRole('button', { name: 'Save and finish later' }).click();
    await expect(toast(page, 'Not saved')).toBeVisible();
    await submitButton(page).click();
    await expect(toast(page, 'Submission Failed')).toBeVisible();
    await expect(field(page, 'Camp name')).toHaveValue(complete['Camp name']);
  });
});
