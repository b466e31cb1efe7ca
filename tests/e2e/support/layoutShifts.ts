import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved, by which share of the screen, and its first characters. */
    layoutShifts?: { value: number; source: string }[];
  }
}

/** From the next navigation on, records everything that moves without user input. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const source = sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))
          .map((text) => text?.slice(0, 80) ?? 'removed')
          .join();
        window.layoutShifts?.push({ value: Number(Reflect.get(entry, 'value')), source });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** All that moved since the navigation, or since `resetLayoutShifts`; `total` as a share of the screen. */
export async function layoutShiftsOf(page: Page): Promise<{ total: number; sources: string }> {
  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
  return {
    total: shifts.reduce((total, { value }) => total + value, 0),
    sources: shifts.map(({ source }) => source).join(' | '),
  };
}

export const resetLayoutShifts = (page: Page) =>
  page.evaluate(() => void (window.layoutShifts = []));
