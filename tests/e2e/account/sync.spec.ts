import type { Page } from '@playwright/test';
import { canaries } from '#tests/recorder/canaries.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import {
  addDevice,
  aPhone,
  bringSync,
  joinSync,
  openSync,
  pressSync,
  readCode,
  sheet,
  syncNow,
  syncRow,
  turnOnSync,
} from '../support/familySync.ts';
import { goTo, openPage } from '../support/openPage.ts';

test.use({ expectedConsoleErrors: networkErrors });

const CAMP = '/camps/bright-side-theatre-fall-2025';
/** Devices are named after what they are. */
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const note = (page: Page) => page.getByRole('textbox', { name: /^Your note/ });
const saved = (page: Page) => page.getByText('Saved as you type');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function write(page: Page, text: string): Promise<void> {
  await goTo(page, CAMP);
  await note(page).fill(text);
  await expect(saved(page)).toBeVisible();
}

/** A child's row in the profile. */
const child = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Edit ${name}`) });

async function addChild(page: Page, name: string): Promise<void> {
  await goTo(page, '/profile');
  await page.getByRole('button', { name: 'Add a child' }).first().click();
  await page.getByLabel('First name or nickname').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(child(page, name)).toBeVisible();
}

test('sends nothing before sync is turned on, and shows the recovery code until it is noted down', async ({
  page,
  siteProxy,
}) => {
  const space = /create_space|push_space|space_changes/;
  await openSync(page);
  await expect(syncRow(page)).toContainText('Sync doesn’t need an account');
  await pressSync(page);
  await siteProxy.stop();
  await press(page, 'Turn on');
  await expect(sheet(page)).toContainText('You’re offline');
  await siteProxy.start();
  await press(page, 'Not now');
  await expect(page.getByRole('switch', { name: /all my devices/ })).not.toBeChecked();
  expect(siteProxy.requests.filter((path) => space.test(path))).toEqual([]);

  // Closed while it is turned on: the code shows all the same, and the row says so until it is noted down.
  const closed = Promise.withResolvers<void>();
  await page.route('**/create_space', async (route) => {
    await closed.promise;
    await route.continue();
  });
  await pressSync(page);
  await press(page, 'Turn on');
  await expect(sheet(page).getByRole('button', { name: 'Turning on...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  closed.resolve();
  await expect(sheet(page)).toHaveAccessibleName('Your recovery code');
  await page.keyboard.press('Escape');
  await openSync(page);
  await expect(syncRow(page)).toContainText('You have no recovery code yet.');
  await press(page, 'Show me a code');
  await readCode(page);
  await expect(syncRow(page)).not.toContainText('You have no recovery code yet.');
});

test('syncs a family on two phones and keeps both of two concurrent notes', async ({
  page,
  browser,
  siteProxy,
}) => {
  await write(page, `Ask about lunch. ${canaries.note}`);
  const code = await turnOnSync(page);
  expect(code).toMatch(/^[0-9A-Z]{26}$/);
  await expect(syncRow(page)).toContainText('On, last synced');

  const other = await aPhone(browser, siteProxy.url);
  await addChild(other, 'Leo');
  await bringSync(other, await addDevice(page));
  await expect(sheet(other)).toHaveAccessibleName('Put two plans together?');
  const cells = (kind: string) => sheet(other).getByRole('row', { name: kind }).getByRole('cell');
  await expect(cells('Children')).toHaveText(['1', '1', '2']);
  await expect(cells('Notes')).toHaveText(['0', '1', '1']);
  await sheet(other).getByRole('button', { name: 'Put together' }).click();
  await expect(other.getByText('Your devices are in sync', { exact: true })).toBeVisible();
  await goTo(other, '/profile');
  await expect(child(other, 'Leo')).toBeVisible();
  await expect(child(other, canaries.child)).toBeVisible();
  await syncNow(page);
  await goTo(page, '/profile');
  await expect(child(page, 'Leo')).toBeVisible();

  // Both write before either hears of the other.
  await write(other, 'Bring the blue form');
  await write(page, 'They have no lunch');
  await syncNow(other);
  await syncNow(page);
  await syncNow(other);
  await goTo(other, CAMP);
  const words = ['Bring the blue form', 'They have no lunch'];
  const here = await note(other).inputValue();
  expect(words).toContain(here);
  const beside = other.getByRole('listitem').filter({ hasText: 'Also written on another device:' });
  await expect(beside).toContainText(words.find((text) => text !== here) ?? '');
  await beside.getByRole('button', { name: 'Add it below' }).click();
  await expect(beside).toHaveCount(0);
  for (const text of words) await expect(note(other)).toHaveValue(new RegExp(text));
  await other.context().close();
});

test("deletes the server's copy when sync is turned off, and the other phone keeps its plan", async ({
  page,
  browser,
  siteProxy,
}) => {
  await turnOnSync(page);
  const other = await aPhone(browser, siteProxy.url);
  await joinSync(other, await addDevice(page));

  await openSync(page);
  await page.getByRole('switch', { name: /all my devices/ }).click();
  await expect(syncRow(page)).toContainText('we delete the copy on our server');
  await press(page, 'Keep it on');
  await page.getByRole('switch', { name: /all my devices/ }).click();
  // With no signal it is off at once, and the copy goes with the next one.
  await siteProxy.stop();
  await press(page, 'Turn off everywhere');
  await expect(syncRow(page)).toContainText(
    'We’ll delete the copy on our server once you’re online',
  );
  await siteProxy.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(syncRow(page)).toContainText('Off. Everything is on this device only.');
  await goTo(page, '/profile');
  await expect(child(page, canaries.child)).toBeVisible();

  await openSync(other);
  await press(other, 'Sync now');
  await expect(syncRow(other)).toContainText('Sync was turned off on another device.');
  await syncRow(other).getByRole('button', { name: 'OK' }).click();
  await expect(syncRow(other)).toContainText('Off. Everything is on this device only.');
  await openPage(other, '/profile');
  await expect(child(other, canaries.child)).toBeVisible();
  await other.context().close();
});

test('opens the plan with the recovery code, or by the link of another phone, and removes a lost phone', async ({
  page,
  browser,
  siteProxy,
}) => {
  const code = await turnOnSync(page);
  const lost = await aPhone(browser, siteProxy.url, IPHONE);
  await bringSync(lost, code.replace(/^./, code.startsWith('A') ? 'B' : 'A'));
  const field = sheet(lost).getByLabel('Code');
  await expect(field).toHaveAccessibleDescription(/That code doesn’t open anything/);
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await sheet(lost).getByRole('button', { name: 'Bring it here' }).click();
  await expect(sheet(lost)).toBeHidden();
  await goTo(lost, '/profile');
  await expect(child(lost, canaries.child)).toBeVisible();

  // The letters work as a link, too; the address is clean before anything shows.
  const third = await aPhone(browser, siteProxy.url);
  await openPage(third, `/bring#${await addDevice(page)}`);
  await expect(third).toHaveURL(/\/bring$/);
  await third.getByRole('button', { name: 'Bring it here' }).click();
  await expect(third.getByRole('heading', { name: 'Your devices are in sync' })).toBeVisible();
  await third.getByRole('link', { name: 'See your plan' }).click();
  await expect(third.getByRole('heading', { name: 'My Schedule' })).toBeVisible();

  await syncNow(page);
  const devices = syncRow(page).getByRole('listitem').filter({ hasText: 'Since' });
  await expect(devices).toHaveCount(3);
  await syncRow(page).getByRole('button', { name: 'Remove iPhone' }).click();
  await press(page, 'Remove it');
  expect(await readCode(page)).not.toBe(code);
  await expect(devices).toHaveCount(2);
  // Opening the settings syncs.
  await openSync(lost);
  await expect(syncRow(lost)).toContainText('This device no longer syncs.');
  await syncRow(lost).getByRole('button', { name: 'OK' }).click();
  await syncNow(third);
  await addChild(third, 'Leo');
  await syncNow(third);
  await syncNow(page);
  await goTo(page, '/profile');
  await expect(child(page, 'Leo')).toBeVisible();
  await openPage(lost, '/profile');
  await expect(child(lost, canaries.child)).toBeVisible();
  await expect(child(lost, 'Leo')).toHaveCount(0);
  await Promise.all([lost, third].map((phone) => phone.context().close()));
});

/** A phone that seals its own keys and no rows: what it sends can be read. */
function sendOpenly(): void {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  Object.defineProperty(crypto.subtle, 'encrypt', {
    async value(how: AesGcmParams, key: CryptoKey, data: Uint8Array<ArrayBuffer>) {
      const { additionalData } = how;
      const about = new TextDecoder().decode(additionalData);
      return about.startsWith('camply row') ? data.slice().buffer : encrypt(how, key, data);
    },
  });
}

test('detects an unencrypted request in the recorder of each journey', async ({ page, leaked }) => {
  await page.addInitScript(sendOpenly);
  await write(page, `Ask about lunch. ${canaries.note}`);
  await turnOnSync(page);
  const { child: name, note: words, parent, school } = canaries;
  await expect.poll(() => [...leaked].toSorted()).toEqual([name, parent, school, words].toSorted());
  // They were to be seen, this once; a street never goes.
  leaked.clear();
});
