import { expect, type Browser, type Page } from '@playwright/test';
import { goTo } from './openPage.ts';
import { NOON, startClock } from './today.ts';

/** A second phone in the same browser: a storage of its own, without a service worker. */
export async function aPhone(browser: Browser, baseURL: string, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    ...(userAgent !== undefined && { userAgent }),
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

/** Up to where it is said what turning it on means. */
export async function pressSync(page: Page): Promise<void> {
  await openSync(page);
  await theSwitch(page).click();
  await expect(sheet(page)).toBeVisible();
}

/** In step from here on; the recovery code. */
export async function turnOnSync(page: Page): Promise<string> {
  await pressSync(page);
  await sheet(page).getByRole('button', { name: 'Turn on', exact: true }).click();
  return readCode(page);
}

/** The letters and the link that take another phone in. */
export async function addDevice(page: Page): Promise<string> {
  await openSync(page);
  await page.getByRole('button', { name: 'Add a device' }).click();
  const letters = syncRow(page).getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  return letters.innerText();
}

/** Up to where it is shown what will come together. */
export async function bringSync(page: Page, code: string): Promise<void> {
  await openSync(page);
  await page.getByRole('button', { name: 'I have it on another phone' }).click();
  await sheet(page).getByLabel('Code').fill(code);
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
}

export async function readCode(page: Page): Promise<string> {
  await expect(sheet(page)).toHaveAccessibleName('Your recovery code');
  const spoken = await sheet(page)
    .getByText(/letter by letter/)
    .innerText();
  await sheet(page).getByLabel('I saved it somewhere safe').check();
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(sheet(page)).toBeHidden();
  return spoken.slice(spoken.indexOf(':') + 1).replaceAll(/\s/g, '');
}

/** Another phone of the family takes the plan. */
export async function joinSync(page: Page, code: string): Promise<void> {
  await bringSync(page, code);
  await sheet(page)
    .getByRole('button', { name: /Put together|Bring it here/ })
    .click();
  await expect(sheet(page)).toBeHidden();
}

/** Both ways, once. */
export async function syncNow(page: Page): Promise<void> {
  await openSync(page);
  const answered = page.waitForResponse(/rpc\/space_changes/);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'Sync now' })).toBeVisible();
}
