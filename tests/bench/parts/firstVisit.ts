import { expect, type Page } from '@playwright/test';
import type { Proxy } from '../../e2e/support/proxy.ts';

export const fallPath = '/browse/fall-break';

/** Until every camp is stored and the service worker has precached the app. */
export async function firstVisit(page: Page, proxy: Proxy, size: number): Promise<void> {
  await page.goto(proxy.url + fallPath);
  await allCamps(page, size);
  await expect.poll(() => page.evaluate(isPrecached), { timeout: 60_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
}

async function isPrecached(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return active?.state === 'activated';
}

export async function allCamps(page: Page, size: number): Promise<void> {
  await page.getByText(`Showing ${size} of ${size} camps`).first().waitFor({ state: 'attached' });
}
