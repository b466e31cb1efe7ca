import type { Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { saveFavorite } from '../support/fallPage.ts';
import { goTo, openPage } from '../support/openPage.ts';

test.use({ family: 'new' });

const children = (page: Page) => page.getByRole('region', { name: 'Children' });
const names = (page: Page) => children(page).getByRole('button', { name: /^Edit / });
const sheet = (page: Page) => page.getByRole('dialog');

async function openProfile(page: Page): Promise<void> {
  await openPage(page, '/profile');
  await expect(children(page)).toBeVisible();
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).click();
  await sheet(page).getByLabel('First name or nickname').fill(name);
  await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(names(page).last()).toHaveAccessibleName(new RegExp(`^Edit ${name}`));
}

test('marks a sample family and replaces it at the first own child', async ({ page }) => {
  await openProfile(page);
  await expect(children(page)).toContainText('This is a sample family.');
  await expect(children(page).getByText('Sample', { exact: true })).toHaveCount(2);
  await add(page, 'Wren');
  await expect(names(page)).toHaveCount(1);
  await expect(children(page)).not.toContainText('sample');
  await page.reload();
  await expect(names(page)).toHaveCount(1);
});

test.describe('with the server down', () => {
  test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

  test('edits, removes and restores a child by keyboard, and erases the phone after asking for a word', async ({
    page,
    siteProxy,
  }) => {
    await saveFavorite(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await siteProxy.stop();
    await openProfile(page);
    await add(page, 'Wren');
    await add(page, 'Ada');

    await names(page).first().press('Enter');
    await page.getByLabel('Birth month').selectOption('April');
    await page.getByLabel('Birth year').selectOption('2018');
    await page.getByRole('radio', { name: 'Plum' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(names(page).first()).toBeFocused();
    await expect(names(page).first()).toContainText('7 years');

    await names(page).first().press('Enter');
    await sheet(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(names(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(names(page)).toHaveCount(2);
    await page.reload();
    await expect(names(page).first()).toHaveAccessibleName(/^Edit Wren/);
    await expect(names(page).first()).toContainText('7 years');

    await goTo(page, '/settings#delete');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expect(sheet(page)).toContainText('2 children');
    await expect(sheet(page)).toContainText('1 favorite');
    const erase = sheet(page).getByRole('button', { name: 'Erase', exact: true });
    await expect(erase).toHaveAttribute('aria-disabled', 'true');
    await sheet(page).getByLabel('Enter ERASE to continue').fill('erase');
    await erase.click();
    await page.waitForURL('/');
    const left = await page.evaluate(() => localStorage.getItem('camply_user_data'));
    expect(left).toBeNull();
    await page.goto('/profile');
    await expect(page.getByText('This is a sample family.')).toBeVisible();
    await goTo(page, '/favorites');
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has no axe findings in the sample, the sheet with an error, and the own family', async ({
    page,
  }) => {
    const rules = 'layout';
    await openProfile(page);
    await expectNoAxeViolations(page, 'sample', { rules });
    await page.getByRole('button', { name: 'Add a child' }).click();
    await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expectNoAxeViolations(page, 'sheet', { within: 'dialog[open]', rules });
    await sheet(page).getByLabel('First name or nickname').fill('Wren');
    await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('ZIP code').fill('303');
    await expectNoAxeViolations(page, 'own', { rules });
  });
});
