import { expect, type Locator, type Page } from '@playwright/test';

export const sheet = (page: Page): Locator => page.getByRole('dialog');

/** Opens the menu, on a phone or on a wide screen, and answers its entry that installs. */
export async function installEntry(page: Page, name: RegExp = /^Install Camply/): Promise<Locator> {
  const burger = page.getByRole('button', { name: 'Open menu' });
  const opener = (await burger.isVisible()) ? burger : page.getByRole('button', { name: 'More' });
  await opener.click();
  const menu = page.getByRole('dialog').or(page.getByRole('navigation', { name: 'Main' }));
  await expect(menu.getByRole('link', { name: /^FAQ/ })).toBeVisible();
  return page.getByRole('button', { name });
}
