import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { installEntry, sheet } from '../support/installEntry.ts';
import { openPage } from '../support/openPage.ts';
import { instagram } from '../support/userAgents.ts';

test.use({ ...instagram, permissions: ['clipboard-read', 'clipboard-write'] });

test('in the window of another app the way leads to a browser first', async ({ page }) => {
  await openPage(page, '/faq');
  await (await installEntry(page, /^Open in your browser/)).click();
  await expect(sheet(page)).toHaveAccessibleName('Open this in your browser first');
  await expectNoAxeViolations(page, 'another app', { within: 'dialog' });
  await sheet(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(sheet(page)).toContainText('Copied. Paste it into your browser.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  // Some such windows refuse the clipboard: then the address can be held and copied.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await sheet(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(sheet(page)).toContainText(page.url());
  await sheet(page).getByRole('button', { name: 'Stay here' }).press('Enter');
  await expect(sheet(page)).toHaveCount(0);
});
