import { expect, test } from '../support/camply.ts';
import { cards, whenListed } from '../support/fallPage.ts';

/** How far down the first camp may begin, in pixels, on each screen. */
const limits = [
  { width: 390, height: 844, most: 500 },
  { width: 768, height: 1024, most: 640 },
  { width: 1280, height: 900, most: 620 },
  { width: 1920, height: 1080, most: 700 },
];
// Breaks are picked on a line of their own on phones.
const MOST_WITH_BREAKS = 560;

for (const path of [
  '/browse',
  '/browse/fall-break',
  '/browse/winter-break',
  '/browse/summer-break',
  '/browse-camps',
]) {
  test(`the first camp of ${path} is on the first screen`, async ({ page }) => {
    await page.goto(path);
    await whenListed(page);
    for (const { width, height, most } of limits) {
      await page.setViewportSize({ width, height });
      const box = await cards(page).first().boundingBox();
      const limit = path === '/browse' && width < 768 ? MOST_WITH_BREAKS : most;
      expect.soft(box?.y, `at ${width} x ${height}`).toBeLessThanOrEqual(limit);
    }
  });
}
