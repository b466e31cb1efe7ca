import { expect, type Page } from '@playwright/test';

/** Waits until a page answers to fingers and keys: only then does the footer know the year. */
export const whenHydrated = (page: Page) =>
  expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}
