import type { Page } from '@playwright/test';
import { isSignedIn, isVisitor, storedToken } from '../support/account.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { goTo, openPage } from '../support/openPage.ts';
import { anAccount, PASSWORD, signIn } from '../support/reviewer.ts';

test.use({ expectedConsoleErrors: networkErrors });

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const email = (page: Page) => page.getByLabel('Email');

async function menu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens Home after creating an account and keeps the plan after logging out', async ({
    page,
    backend,
  }) => {
    await anAccount(backend, 'known@home.example', false);
    await openPage(page, '/camps/bright-side-theatre-fall-2025');
    const heart = page.getByRole('button', { name: 'Save Bright Side Theatre to favorites' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await (await menu(page)).getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await email(page).fill('known@home.example');
    await password(page).fill('five canoes');
    await password(page).press('Enter');
    await expect(password(page)).toHaveAccessibleDescription(/Use 12 characters or more/);
    await expect(password(page)).toBeFocused();
    // The server's word: every letter small, and no digit.
    await password(page).fill('five canoes at noon');
    await password(page).press('Enter');
    await expect(email(page)).toHaveAccessibleDescription(/can’t be used for a new account/);
    await expect(email(page)).toBeFocused();
    await expect(password(page)).toHaveValue('five canoes at noon');
    await email(page).fill('new@home.example');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page).toHaveURL('/');
    const own = await menu(page);
    for (const name of ['My Schedule', 'Matches', 'My Profile', 'Settings']) {
      await expect(own.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await own.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your plan stays on this device.').first()).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    const left = await menu(page);
    await expect(left.getByRole('link', { name: 'Favorites (1)' })).toBeVisible();
    await expect(left.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('signs in and logs out by keyboard alone', async ({ page, backend }) => {
  await anAccount(backend, 'keys@home.example', false);
  await openPage(page, '/login');
  for (let presses = 0; presses < 25; presses += 1) {
    if (await email(page).evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('keys@home.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await isSignedIn(page);
  // The address changes before the page does; a page that was never left gives the focus to nobody.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
});

test('asks for an account for the second step only and continues there', async ({
  page,
  backend,
}) => {
  await anAccount(backend, 'wanted@home.example', false);
  for (const [path, words] of [
    ['/my-camps', 'The school year'],
    ['/profile', 'no account needed'],
    ['/settings', 'account'],
    ['/matches', 'Make a circle'],
  ] as const) {
    await goTo(page, path);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page).toHaveURL(path);
  }
  await goTo(page, '/settings/second-step');
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fsecond-step');
  await expect(page.getByText('Two-step sign-in needs an account.')).toBeVisible();
  await signIn(page, 'wanted@home.example');
  await expect(page).toHaveURL('/settings/second-step');
  await expect(page.getByRole('main')).toContainText('Give it a name');
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
  await page.goForward();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  // Not back to the page that would ask again.
  await expect(page).toHaveURL('/login');
  await isVisitor(page);
});
