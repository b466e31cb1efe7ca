import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { installEntry, sheet } from '../support/installEntry.ts';
import { moveIn } from '../support/moveIn.ts';
import { openPage } from '../support/openPage.ts';
import { NOON, startClock } from '../support/today.ts';
import { homeScreen, iphone } from '../support/userAgents.ts';

test.use({
  ...iphone,
  family: 'new',
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('transfers the plan by ten letters at the first start from the home screen', async ({
  page,
  browser,
  siteProxy,
}) => {
  // Who has nothing yet is shown the steps alone.
  await openPage(page, '/faq');
  await (await installEntry(page)).click();
  await expect(sheet(page)).toContainText('Add to Home Screen');
  await expect(sheet(page)).not.toContainText('take your plan along');

  await moveIn(page);
  await openPage(page, '/faq');
  await (await installEntry(page)).press('Enter');
  await expect(sheet(page)).toHaveAccessibleName('Put Camply on your home screen');
  await expect(sheet(page)).toContainText('Add to Home Screen');
  await expectNoAxeViolations(page, 'the steps for an iPhone', { within: 'dialog' });
  await sheet(page).getByRole('button', { name: 'Make the code' }).press('Enter');
  const shown = sheet(page).getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}$/);
  await expect(shown).toBeVisible();
  await expect(sheet(page)).toContainText('Works for 14 more minutes.');
  await sheet(page).getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(sheet(page).getByRole('status').getByText('Copied')).toBeAttached();
  await expectNoAxeViolations(page, 'the code', { within: 'dialog' });
  const letters = await page.evaluate(() => navigator.clipboard.readText());
  await expect(shown).toHaveText(letters);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  // The app on the home screen: a storage of its own, and nothing in it.
  const context = await browser.newContext({ ...homeScreen, locale: 'en-US' });
  await context.addInitScript(startClock, NOON);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  const app = await context.newPage();
  await app.goto(siteProxy.url);
  await expect(app).toHaveURL(/\/bring$/);
  await expect(app.getByRole('main')).toContainText('This app starts empty.');
  // Who starts fresh is not asked again, and may still come back.
  await app.getByRole('link', { name: 'Start fresh' }).click();
  await expect(app).toHaveURL(`${siteProxy.url}/`);
  await openPage(app, siteProxy.url);
  await expect(app).toHaveURL(`${siteProxy.url}/`);
  await app.goto(`${siteProxy.url}/bring`);
  await app.getByLabel('The code').fill(letters);
  await app.keyboard.press('Enter');
  await sheet(app).getByRole('button', { name: 'Bring it in' }).click();
  await expect(app.getByRole('heading', { name: 'Your plan is here' })).toBeFocused();
  await expect(app.getByRole('main')).toContainText('3 children. Saved on this device.');
  await app.goto(`${siteProxy.url}/profile`);
  await expect(app.getByRole('button', { name: /^Edit Wren/ })).toBeVisible();
  await expect((await installEntry(app)).and(app.locator(':visible'))).toHaveCount(0);
  await context.close();
});
