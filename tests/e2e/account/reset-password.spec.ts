import type { Page } from '@playwright/test';
import { isSignedIn, lastMail } from '../support/account.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { anAccount, signIn } from '../support/reviewer.ts';
import type { RunningServer } from '../../../supabase/local/server.ts';

test.use({ expectedConsoleErrors: networkErrors });

const field = (page: Page) => page.getByLabel('New password');

/** The mail that somebody with an account has asked for on this page. */
async function askForMail(page: Page, backend: RunningServer, email: string) {
  await anAccount(backend, email, false);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
  const mail = await lastMail(backend, email);
  if (mail === null) throw new Error('no mail came');
  return mail;
}

/** Out of a mail, so not within the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('sets a new password by a mailed link that works once', async ({ page, backend }) => {
  const { link } = await askForMail(page, backend, 'forgot@home.example');
  // Whoever looks at the link, and leaves again, spends nothing.
  await follow(page, link);
  await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await follow(page, link.replace('/', '/reset-password'));
  await press(page, 'Choose a new password');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await field(page).fill('canoes');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Use 12 characters or more/);
  await field(page).fill('six canoes at dawn');
  await press(page, 'Save and continue');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your new password is saved').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await signIn(page, 'forgot@home.example', 'six canoes at dawn');
  await isSignedIn(page);

  // Somebody opens the mail again: they stay signed in.
  await follow(page, link);
  await press(page, 'Choose a new password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await press(page, 'Stay signed in');
  await expect(page.getByText('For forgot@home.example')).toBeVisible();
});

test('opens the same step by the six digits of the mail, even in another tab', async ({
  page,
  backend,
}) => {
  const { code } = await askForMail(page, backend, 'digits@home.example');
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  const tab = await page.context().newPage();
  const digits = tab.getByLabel('Code from the email');
  await openPage(tab, '/reset-password');
  await press(tab, 'I have a code');
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  await tab.getByLabel('Email').fill('digits@home.example');
  await press(tab, 'Continue');
  await digits.fill(code === '000000' ? '000001' : '000000');
  await digits.press('Enter');
  await expect(digits).toHaveAccessibleDescription(/isn’t right, or it expired/);
  await digits.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await digits.press('Enter');
  await expect(tab.getByText('For digits@home.example')).toBeVisible();
});
