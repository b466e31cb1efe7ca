import type { Page } from '@playwright/test';
import { storedFamily } from '../../fixtures/storedFamily.ts';
import { NOON } from './today.ts';

const texts = Object.entries(storedFamily(Date.parse(NOON) - 86_400_000));

/** A family of three children lives on this phone since yesterday. What a visit changes of it stays. */
export async function moveIn(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, text] of kept) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, texts);
}
