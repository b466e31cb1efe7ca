import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';

test.use({ family: 'new' });

test('reports a cleared database at each start until the notice is dismissed', async ({ page }) => {
  await openPage(page, '/camps/the-fourth-rank-fall-2025');
  await page
    .getByRole('button', { name: / to favorites$/ })
    .first()
    .click();
  const mark = () => page.evaluate(() => localStorage.getItem('camply-kept'));
  await expect.poll(mark).not.toBeNull();
  await page.goto('/manifest.webmanifest');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('camply');
        request.addEventListener('success', resolve);
      }),
  );
  await openPage(page, '/faq');
  const alert = page.locator('[aria-live=assertive]');
  await expect(alert).toContainText('was still here on Jul 1');
  await page.reload();
  await alert.getByRole('button', { name: 'I have none' }).click();
  await expect(alert).toBeEmpty();
  await expect.poll(mark).toBeNull();
});

test('shows an error inside an open sheet without covering its buttons', async ({ page }) => {
  await openPage(page, '/settings#delete');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Enter ERASE to continue').fill('ERASE');
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('stuck', 'UnknownError');
    };
  });
  const erase = sheet.getByRole('button', { name: 'Erase', exact: true });
  await erase.click();
  const toast = sheet.getByRole('listitem').filter({ hasText: 'Couldn’t erase everything' });
  await expect(toast).toBeVisible();
  await expect(sheet.locator('[aria-live=assertive]')).toContainText('Couldn’t erase everything.');
  expect(await isOnTop(page, 'Erase')).toBe(true);
  await toast.getByRole('button', { name: /^Close/ }).click();
  await expect(toast).toHaveCount(0);
});

/** Whether a finger that presses this button meets it. */
const isOnTop = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: true })
    .evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
