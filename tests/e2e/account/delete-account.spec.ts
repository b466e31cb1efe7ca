import { aSession, isVisitor, signedIn, storedToken } from '../support/account.ts';
import { expect, test } from '../support/camply.ts';
import { saveFavorite } from '../support/fallPage.ts';
import { goTo, openPage } from '../support/openPage.ts';
import { PASSWORD } from '../support/reviewer.ts';

test.use({ expectedConsoleErrors: /status of 400/, family: 'new' });

test('deletes an account only with its password and keeps the plan on the phone', async ({
  page,
  backend,
}) => {
  await saveFavorite(page);
  await signedIn(page, await aSession(backend, 'leaving@home.example'));
  await openPage(page, '/settings#delete');
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = sheet.getByRole('button', { name: 'Delete account' });
  const password = sheet.getByLabel('Your password');

  await remove.press('Enter');
  await expect(password).toHaveAccessibleDescription('Enter your password');
  await password.fill('not my password');
  await remove.press('Enter');
  await expect(password).toHaveAccessibleDescription('That isn’t your password. Try again.');
  await expect(password).toHaveValue('not my password');
  expect(await storedToken(page)).not.toBeNull();

  await password.fill(PASSWORD);
  await remove.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your plan is still on this device.').first()).toBeVisible();
  await isVisitor(page);
  expect(await storedToken(page)).toBeNull();

  await page.getByLabel('Email').fill('leaving@home.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  await expect(page.getByText(/^Email and password don’t match/)).toBeVisible();
  await goTo(page, '/favorites');
  await expect(page.getByRole('article')).toHaveCount(1);
});
