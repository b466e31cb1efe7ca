import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { atTheDesk } from '../support/reviewer.ts';
import { writeRow } from '../support/writeRow.ts';

test.use({ expectedConsoleErrors: networkErrors });

const row = (id: string, name: string) => ({
  id,
  season_id: 'fall-2025',
  listing: 'basic',
  camp_provider_name: name,
  camp_theme: 'Art',
  street_address: '1 Elm St',
  city: 'Decatur',
  state: 'GA',
  zip_code: '30030',
  age_min: 5,
  age_max: 9,
  camp_dates: 'Oct 6-10',
  website_url: 'https://elm.example/',
});

test('a live listing is found, corrected, made featured, archived and brought back', async ({
  page,
  backend,
}) => {
  await writeRow(backend, 'camps', row('elm-a', 'Elm Ants'));
  await atTheDesk(page, backend, 'lea');
  await page.getByRole('button', { name: 'Live listings' }).click();
  await page.getByLabel('Search live listings').fill('elm ants');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 listing', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Elm Ants' }).click();
  await expectNoAxeViolations(page, 'a live listing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  await page.getByLabel('Youngest').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Minimum age can’t be above maximum age')).toBeVisible();
  await page.getByLabel('Youngest').fill('6');
  await page.getByRole('button', { name: 'Featured' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Phones get it')).toBeVisible();
  await expect(page.getByText('Fall Break 2025, featured')).toBeVisible();
  await page.getByRole('button', { name: 'Archive: Elm Ants' }).click();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Bring back: Elm Ants' }).click();
  await expect(page.getByText('It is back in the list.')).toBeVisible();
});

test('one that somebody else has changed is read again, and typed words stay', async ({
  page,
  backend,
}) => {
  await writeRow(backend, 'camps', row('elm-b', 'Elm Birds'));
  await atTheDesk(page, backend, 'mia');
  await page.goto('/review?tab=live&q=elm+birds');
  await page.getByRole('button', { name: 'Edit: Elm Birds' }).click();
  await page.getByLabel('Price').fill('$55');
  await writeRow(backend, 'camps', { ...row('elm-b', 'Elm Birds'), camps_hours: '8am-2pm' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody changed this listing meanwhile')).toBeVisible();
  await expect(page.getByLabel('Hours')).toHaveValue('8am-2pm');
  await expect(page.getByLabel('Price')).toHaveValue('$55');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Phones get it')).toBeVisible();
});
