import type { Page } from '@playwright/test';

/** A card of a camp, not its bones and not the page's other boxes. */
export const card = 'article[data-cloth]';

declare global {
  interface Window {
    firstCardMs: Promise<number>;
    longTasks: number[];
  }
}

/** Before a page is opened: notes when the first card has been painted, counted from the navigation. */
export async function watchFirstCard(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    window.firstCardMs = new Promise((resolve) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        look.disconnect();
        // The frame that holds the card is drawn after its callbacks; a task posted there comes behind it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(null);
        });
      });
      look.observe(document, { childList: true, subtree: true });
    });
  }, card);
}

export const firstCardMs = (page: Page): Promise<number> => page.evaluate(() => window.firstCardMs);

/** Before a page is opened: notes every task that keeps the page from answering for 50 ms or more. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** The longest task since the last question; 0 when none took 50 ms, which is all the browser tells. */
export async function longestTask(page: Page): Promise<number> {
  // An entry is told one task later.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 50));
      }),
  );
  return page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));
}
