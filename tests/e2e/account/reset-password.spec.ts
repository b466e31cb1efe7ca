import type { Page } from '@playwright/test';
import { isSignedIn, later, mailedLink, whereItLeads } from '../support/account.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { anAccount, signIn } from '../support/reviewer.ts';
import type { RunningServer } from '../../../supabase/local/server.ts';

test.use({ expectedConsoleErrors: networkErrors });

const field = (page: Page) => page.getByLabel('New password');

/** The link of the mail that somebody with an account has asked for on this page. */
async function askForLink(page: Page, backend: RunningServer, email: string): Promise<string> {
  await anAccount(backend, email, false);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
  const link = await mailedLink(backend, email);
  if (link === null) throw new Error('no mail came');
  return link;
}

/** Out of a mail, so not within the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

test('a mailed link sets a new password, and works once', async ({ page, backend }) => {
  const link = await askForLink(page, backend, 'forgot@home.example');
  await follow(page, await whereItLeads(link));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await field(page).fill('canoes');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Use 12 characters or more/);
  await field(page).fill('six canoes at dawn');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your new password is saved').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await signIn(page, 'forgot@home.example', 'six canoes at dawn');
  await isSignedIn(page);

  // Somebody opens the mail again: they stay signed in.
  await follow(page, await whereItLeads(link));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on signed in' }).click();
  await expect(page.getByText('For forgot@home.example')).toBeVisible();
});

test('a link older than an hour says so, and sends another', async ({ page, backend }) => {
  const link = await askForLink(page, backend, 'late@home.example');
  await follow(page, await later(66, () => whereItLeads(link)));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByLabel('Email').fill('late@home.example');
  const answer = page.waitForResponse(/\/recover/);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  // Within the minute of the first.
  expect((await answer).status()).toBe(429);
  await expect(page.getByText('We send one mail a minute.')).toBeVisible();
});

test('a link opened where the signal ends works when it is back', async ({ page, backend }) => {
  const link = await askForLink(page, backend, 'tunnel@home.example');
  const address = await whereItLeads(link);
  await page.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'));
  await follow(page, address);
  await expect(page.getByText('Your link is still good')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.unroute('**/auth/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeVisible();
});
