import type { Page } from '@playwright/test';
import { codeOf } from '../../../supabase/local/auth/totp.ts';
import { aSession, later, signedIn } from '../support/account.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { goTo, openPage } from '../support/openPage.ts';
import { signIn } from '../support/reviewer.ts';
import { startClock } from '../support/today.ts';

test.use({ expectedConsoleErrors: networkErrors, viewport: { width: 390, height: 844 } });

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const type = async (page: Page, code: string) => {
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
};

/** An authenticator app: its code of now, or of the 30 seconds after, which the server takes, too. */
const appOf = (secret: string) => (offset: 0 | 1) =>
  codeOf(secret, Math.floor(Date.now() / 30_000) + offset);

/** Adds a device of this name, up to the field for its first code. */
async function scan(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page.getByText('Enter it by hand').click();
  const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  return appOf(secret.replaceAll(' ', ''));
}

test('asks for one-time codes after the password, accepts a spare device, and turns off without any', async ({
  page,
  backend,
}) => {
  // Codes come from a clock, so this phone has the right one.
  await page.addInitScript(startClock, new Date().toISOString());
  const email = 'careful@home.example';
  const now = new Date().toISOString();
  await signedIn(page, await aSession(backend, email), 3600, now);
  await openPage(page, '/settings/second-step');
  const phone = await scan(page, 'My phone');
  await type(page, '000 000');
  await expect(codeField(page)).toHaveAccessibleDescription(/That code isn’t right/);
  await expect(codeField(page)).toBeFocused();
  const first = phone(0);
  await type(page, `${first.slice(0, 3)} ${first.slice(3)}`);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in is on' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a spare' }).click();
  const tablet = await scan(page, 'Tablet');
  await type(page, tablet(0));
  await expect(page.getByRole('heading', { name: 'Your spare is added' })).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await type(page, '000000');
  await expect(codeField(page)).toHaveAccessibleDescription(/That code isn’t right/);
  await type(page, first);
  await expect(codeField(page)).toHaveAccessibleDescription(/That code was used already/);
  // Whoever has not taken the step is not in.
  await goTo(page, '/settings/second-step');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'I don’t have my phone' }).click();
  await expect(page.getByRole('main')).toContainText(
    'Any device you added works: My phone, Tablet',
  );
  await page.getByRole('button', { name: 'Back to the code' }).click();
  await type(page, tablet(1));
  await expect(page.getByRole('button', { name: 'Remove Tablet' })).toBeVisible();

  await later(1, async () => {
    await goTo(page, '/settings/second-step');
    await page.getByRole('button', { name: 'Remove Tablet' }).click();
    await type(page, tablet(0));
    await expect(page.getByText('Tablet is removed.').first()).toBeVisible();
    // The code was the one of the device that is gone.
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await type(page, phone(0));
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await expect(page.getByRole('main')).toContainText('It’s your only one');
    await type(page, phone(1));
    await expect(page.getByRole('heading', { name: 'Two-step sign-in is off' })).toBeFocused();
  });
});
