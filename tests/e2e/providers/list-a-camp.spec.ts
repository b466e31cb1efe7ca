import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { fakeServer, field, form, openListing, toast } from '../support/listingPage.ts';

// From field to field by Tab: name, email, phone, website, theme; the second of six themes and the button for more; ages and place.
const typed = [
  'Moss & Marble',
  'hello@moss.example',
  '404-555-0142',
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

test('lists two camps by keyboard alone', async ({ page }) => {
  const { server } = await fakeServer(page);
  await openListing(page);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await test.step(`at ${width} the first wrong field is on the screen, below the list of all`, async () => {
      await page.setViewportSize({ width, height });
      await field(page, 'Price').focus();
      await page.keyboard.press('Enter');
      await expect(field(page, 'Camp name')).toBeFocused();
      await expect(field(page, 'Camp name')).toBeInViewport({ ratio: 1 });
      await expect(form(page).getByRole('alert')).toBeAttached();
    });
  }
  await expectNoAxeViolations(page, 'with errors on a phone', { rules: 'layout' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const order: string[] = [];
  for (const value of typed) {
    order.push(await page.evaluate(() => document.activeElement?.id ?? ''));
    if (value === 'press') await page.keyboard.press('Space');
    else await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  // The themes between them are buttons.
  expect(order.filter((id) => id !== '')).toEqual(
    'providerName email phone websiteUrl theme ageMin ageMax streetAddress city state zipCode datesText'
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
