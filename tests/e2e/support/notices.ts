import { expect, type Page } from '@playwright/test';

/** Where the app says things by itself. Its code comes when the page is idle. */
export const notices = 'div:has(> [aria-live=assertive])';

/** What it says from now on is shown; what it knows of this device has been asked for. */
export async function whenNoticesStand(page: Page): Promise<void> {
  await expect(page.locator(notices)).toBeAttached();
  await page.waitForLoadState('networkidle');
}
