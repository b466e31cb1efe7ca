import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';

declare global {
  interface Window {
    moved?: string[];
  }
}

/** Writes down everything that moves without anybody having touched the page. */
const watch = () => {
  const moved: string[] = [];
  window.moved = moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      const names = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
      );
      // A word that grows by a pixel as its font arrives is not felt, and every score rounds it away.
      const share: number = Reflect.get(entry, 'value');
      if (share >= 0.0005) moved.push(`${share.toFixed(4)} of the screen: ${names.join(' and ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
const movedIn = (page: Page) => page.evaluate(() => window.moved);

test.beforeEach(({ page }) => page.addInitScript(watch));

for (const [kind, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 900],
] as const) {
  test(`no layout shift on a ${kind} while fonts, camps and logos load`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(fallPath);
    await expect(countLine(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await movedIn(page)).toEqual([]);
  });

  test(`no layout shift on a ${kind} on a second visit`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(fallPath);
    await expect(countLine(page)).toBeVisible();
    await page.reload();
    await expect(countLine(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await movedIn(page)).toEqual([]);
  });
}
