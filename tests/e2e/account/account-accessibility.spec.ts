import type { Page } from '@playwright/test';
import { codeOf } from '../../../supabase/local/auth/totp.ts';
import { aSession, signedIn } from '../support/account.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { signIn } from '../support/reviewer.ts';

test.use({ expectedConsoleErrors: networkErrors });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

for (const [screen, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 800],
] as const) {
  test.describe(`axe finds nothing on a ${screen}`, () => {
    test.use({ viewport: { width, height } });
    const rules = screen === 'phone' ? 'layout' : 'all';
    const look = (page: Page, state: string) =>
      expectNoAxeViolations(page, state, { rules, within: 'main' });

    test('in any state of the sign-in and the reset', async ({ page, context, siteProxy }) => {
      await openPage(page, '/login');
      await expectNoAxeViolations(page, 'sign-in', { rules });
      await press(page, 'Sign in');
      await look(page, 'nothing typed');
      await signIn(page, `${screen}@nowhere.example`, 'five canoes');
      await expect(page.getByText(/don’t match/)).toBeVisible();
      await look(page, 'a wrong password');
      const limited = { error_code: 'over_request_rate_limit', msg: 'Too many attempts' };
      siteProxy.override(/grant_type=password/, {
        status: 429,
        type: 'application/json',
        body: JSON.stringify(limited),
      });
      await press(page, 'Sign in');
      await expect(page.getByText('Too many tries.')).toBeVisible();
      await look(page, 'too many tries');
      siteProxy.restore();
      await context.setOffline(true);
      await press(page, 'Sign in');
      await expect(page.getByText('No signal.')).toBeVisible();
      await look(page, 'no signal');
      await context.setOffline(false);

      await openPage(page, '/login?tab=create&next=/matches');
      await expect(page.getByText('Matches needs an account.')).toBeVisible();
      await page.getByLabel('Email').fill('robin@home.example');
      await press(page, 'Create account');
      await expect(page.getByText('Choose a password.')).toBeVisible();
      await look(page, 'a new account without a password');

      await openPage(page, '/reset-password#error=access_denied&error_code=otp_expired');
      await expect(heading(page, 'This link no longer works')).toBeVisible();
      await look(page, 'an old link');
      await page.getByLabel('Email').fill(`${screen}@nowhere.example`);
      await press(page, 'Send a new link');
      await expect(heading(page, 'Check your email')).toBeVisible();
      await look(page, 'a link was sent');
      await press(page, 'Other address');
      await look(page, 'a reset');
    });

    test('in any state of a signed-in account and its second step', async ({ page, backend }) => {
      await signedIn(page, await aSession(backend, `axe-${screen}@home.example`));
      await openPage(page, '/reset-password');
      await expect(heading(page, 'Choose a new password')).toBeVisible();
      await press(page, 'Save and go on');
      await look(page, 'a new password, nothing typed');
      await openPage(page, '/login');
      await expect(heading(page, 'You’re signed in')).toBeVisible();
      await expectNoAxeViolations(page, 'signed in already', { rules });

      await openPage(page, '/settings/second-step');
      await expect(heading(page, 'Turn on the second step')).toBeVisible();
      await look(page, 'naming a device');
      await press(page, 'Show the code to scan');
      await page.getByText('Type it instead').click();
      const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
      const code = page.getByRole('textbox', { name: 'Code' });
      await code.fill('000000');
      await press(page, 'Turn it on');
      await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
      await look(page, 'a wrong code');
      await code.fill(codeOf(secret.replaceAll(' ', ''), Math.floor(Date.now() / 30_000)));
      await press(page, 'Turn it on');
      await expect(heading(page, 'The second step is on')).toBeVisible();
      await look(page, 'turned on');
      await openPage(page, '/settings/second-step');
      await expect(heading(page, 'Second step')).toBeVisible();
      await look(page, 'the list of devices');
      await press(page, 'Remove My phone');
      await look(page, 'removing a device');

      await page.evaluate(() => localStorage.removeItem('sb-localhost-auth-token'));
      await openPage(page, '/login');
      await signIn(page, `axe-${screen}@home.example`);
      await expect(heading(page, 'One more step')).toBeVisible();
      await look(page, 'a code is asked for');
      await press(page, 'I don’t have my phone');
      await look(page, 'no phone at hand');
    });
  });
}
