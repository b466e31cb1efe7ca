import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved, by which share of the screen, and its first words. */
    shifts?: { value: number; names: string }[];
  }
}

/** An init script: notes everything that moves without anybody having touched the page. */
export const watchShifts = () => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
      const names = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'gone').join();
      window.shifts?.push({ value: Number(Reflect.get(entry, 'value')), names });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** All that moved since `watchShifts`, or since it was forgotten. */
export async function shiftsOf(page: Page): Promise<{ sum: number; names: string }> {
  const shifts = (await page.evaluate(() => window.shifts)) ?? [];
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    names: shifts.map(({ names }) => names).join(' | '),
  };
}

export const forgetShifts = (page: Page) => page.evaluate(() => void (window.shifts = []));
