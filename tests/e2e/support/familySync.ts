import { expect, type Browser, type Page } from '@playwright/test';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { anotherSession, aSession, signedIn } from './account.ts';
import { goTo } from './openPage.ts';
import { PASSWORD } from './reviewer.ts';
import { NOON, startClock } from './today.ts';

/** A second phone in the same browser: a storage of its own, without a service worker. */
export async function aPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(startClock, NOON);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  return context.newPage();
}

export const syncRow = (page: Page) => page.locator('details#sync');
const theSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Keep my plan on all my devices' });
export const sheet = (page: Page) => page.getByRole('dialog');

export async function openSync(page: Page): Promise<void> {
  await goTo(page, '/settings#sync');
  await expect(page.locator('details#sync[open]')).toBeVisible();
  // Until it is read the row is in its place unseen: no key reaches it, and a check of it sees labels that do not show.
  await expect(syncRow(page)).not.toContainText('One moment');
}

/** Up to where the password, or the account's plan, is asked for. */
export async function pressSync(page: Page): Promise<void> {
  await openSync(page);
  await theSwitch(page).click();
  await expect(sheet(page)).toBeVisible();
}

/** A new account, in step from here on; the recovery code. */
export async function turnOnSync(page: Page, backend: RunningServer, email: string) {
  await signedIn(page, await aSession(backend, email));
  await pressSync(page);
  await typePassword(page, 'Turn on');
  return readCode(page);
}

export async function typePassword(page: Page, button: string, password = PASSWORD) {
  await sheet(page).getByLabel('Your password').fill(password);
  await sheet(page).getByRole('button', { name: button, exact: true }).click();
}

export async function readCode(page: Page): Promise<string> {
  await expect(sheet(page)).toHaveAccessibleName('Your recovery code');
  const spoken = await sheet(page)
    .getByText(/letter by letter/)
    .innerText();
  await sheet(page).getByLabel('I’ve kept it somewhere safe').check();
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(sheet(page)).toBeHidden();
  return spoken.slice(spoken.indexOf(':') + 1).replaceAll(/\s/g, '');
}

/** Another phone of the same account takes the plan. */
export async function joinSync(page: Page, backend: RunningServer, email: string): Promise<void> {
  await signedIn(page, await anotherSession(backend, email));
  await pressSync(page);
  await typePassword(page, 'Open');
  await sheet(page)
    .getByRole('button', { name: /Put together|Bring it here/ })
    .click();
  await expect(sheet(page)).toBeHidden();
}

/** Both ways, once. */
export async function syncNow(page: Page): Promise<void> {
  await openSync(page);
  const answered = page.waitForResponse(/rpc\/family_changes/);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'Sync now' })).toBeVisible();
}
