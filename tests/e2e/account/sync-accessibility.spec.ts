import type { Page } from '@playwright/test';
import { anotherSession, aSession, SESSION_KEY, signedIn } from '../support/account.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { aPhone, openSync, sheet, syncRow, turnOnSync } from '../support/familySync.ts';
import { PASSWORD } from '../support/reviewer.ts';

test.use({ expectedConsoleErrors: networkErrors });

const theSwitch = (page: Page) => page.getByRole('switch', { name: /all my devices/ });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const type = async (page: Page, label: string, text: string) => {
  await expect(sheet(page).getByLabel(label, { exact: true })).toBeVisible();
  await sheet(page).getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
};

for (const [screen, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 800],
] as const) {
  test(`by keyboard on a ${screen} through every state of sync, and axe finds nothing in any`, async ({
    page,
    browser,
    backend,
    siteProxy,
  }) => {
    const size = { width, height };
    await page.setViewportSize(size);
    const rules = screen === 'phone' ? 'layout' : 'all';
    const look = (of: Page, state: string, within: 'dialog' | 'main' = 'main') =>
      expectNoAxeViolations(of, state, { rules, within });
    const email = `axe-sync-${screen}@home.example`;

    await openSync(page);
    await look(page, 'signed out');
    await signedIn(page, await aSession(backend, email));
    await openSync(page);
    await theSwitch(page).press('Space');
    await expect(sheet(page).getByLabel('Your password')).toBeVisible();
    await look(page, 'turning on', 'dialog');
    await type(page, 'Your password', 'five canoes');
    await expect(sheet(page).getByLabel('Your password')).toHaveAccessibleDescription(/Try again/);
    await look(page, 'a wrong password', 'dialog');
    await type(page, 'Your password', PASSWORD);
    await expect(sheet(page)).toHaveAccessibleName('Your recovery code');
    await look(page, 'the recovery code', 'dialog');
    await sheet(page).getByLabel('I’ve kept it somewhere safe').press('Space');
    await press(page, 'Done');
    await expect(sheet(page)).toBeHidden();
    await expect(theSwitch(page)).toBeFocused();
    await look(page, 'on');
    await theSwitch(page).press('Space');
    await expect(syncRow(page)).toContainText('Turn sync off?');
    await look(page, 'turning off');
    await press(page, 'Keep it on');
    await expect(theSwitch(page)).toBeFocused();
    await press(page, 'New recovery code');
    await expect(sheet(page)).toHaveAccessibleName(/recovery code/);
    await look(page, 'a new code', 'dialog');
    await page.keyboard.press('Escape');

    const other = await aPhone(browser, siteProxy.url);
    await other.setViewportSize(size);
    await signedIn(other, await anotherSession(backend, email));
    await openSync(other);
    await theSwitch(other).press('Space');
    await expect(sheet(other)).toHaveAccessibleName('Open your plan');
    await look(other, 'a locked copy', 'dialog');
    await press(other, 'Use my recovery code');
    await type(other, 'Recovery code', 'AAAA');
    await expect(sheet(other).getByLabel('Recovery code')).toHaveAccessibleDescription(
      /each letter/,
    );
    await look(other, 'a wrong code', 'dialog');
    await press(other, 'I have neither');
    await expect(sheet(other)).toHaveAccessibleName('Begin a new copy?');
    await look(other, 'a new copy', 'dialog');
    await other.context().close();
  });

  test(`by keyboard on a ${screen} where the plan is another account’s`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height });
    await turnOnSync(page, backend, `theirs-${screen}@home.example`);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.goto('/robots.txt');
    await openSync(page);
    await expect(syncRow(page)).toContainText('Sync waits for you to sign in.');
    await expectNoAxeViolations(page, 'signed out', { within: 'main' });
    await signedIn(page, await aSession(backend, `guest-${screen}@home.example`));
    await openSync(page);
    await expect(syncRow(page)).toContainText('another account’s plan');
    await expectNoAxeViolations(page, 'another family', { within: 'main' });
    await press(page, 'Show my plan instead');
    await expect(theSwitch(page)).toBeFocused();
  });
}
