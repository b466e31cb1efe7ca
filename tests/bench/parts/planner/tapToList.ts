import type { Page } from '@playwright/test';
import { CELL } from './planPage.ts';

declare global {
  interface Window {
    listMs?: Promise<number>;
  }
}

/** Taps the first open day; milliseconds from the press to the frame that shows its camps. */
export async function tapToList(page: Page): Promise<number> {
  const day = page
    .locator(CELL)
    .filter({ hasText: /\d+ fit/ })
    .first();
  await day.scrollIntoViewIfNeeded();
  await page.evaluate(watchList);
  await day.click();
  return page.evaluate(() => window.listMs ?? Number.NaN);
}

function watchList(): void {
  window.listMs = new Promise((resolve) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog[open] li h3')) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
            port1.start();
            port2.postMessage(null);
          });
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true });
      },
      { capture: true, once: true },
    );
  });
}
