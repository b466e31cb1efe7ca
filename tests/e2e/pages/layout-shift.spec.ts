import type { Page } from '@playwright/test';
import { desktop, phone, turnOf } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { fallPath, whenListed } from '../support/fallPage.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';
import { whenSettled } from '../support/openPage.ts';

// What moves on purpose must not push anything.
test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ page }) => recordLayoutShifts(page));

async function expectNoLayoutShift(page: Page, most = 0.0005): Promise<void> {
  await whenSettled(page);
  const { total, sources } = await layoutShiftsOf(page);
  expect(total, sources).toBeLessThan(most);
}

for (const viewport of turnOf([phone, desktop], 2)) {
  test(`no layout shift at ${viewport.width} px while camps and logos load, on a second visit, and on a camp's page while its later parts load`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Leaves the fonts in the browser's cache, and no camps.
    await page.goto('/faq');
    await page.evaluate(() => document.fonts.ready);
    await page.goto(fallPath);
    await whenListed(page);
    await expectNoLayoutShift(page);
    await page.reload();
    await whenListed(page);
    await expectNoLayoutShift(page);
    // A camp's calendar, map, note and similar camps come after its facts.
    await page.goto('/camps/hanji-and-hangul-winter-2025');
    await expect(page.getByRole('region', { name: 'Similar camps' })).toBeAttached();
    await expect(page.getByRole('button', { name: /^Your schools/ })).toBeAttached();
    // A typeface that comes after the first paint breaks one line elsewhere (0.007); a part that pushes is far more.
    await expectNoLayoutShift(page, 0.01);
  });
}

const screens = [
  ['/browse/winter-break', 320, 640],
  [fallPath, 390, 844],
  ['/browse', 360, 800],
  [fallPath, 1280, 900],
  ['/browse', 430, 932],
] as const;

for (const [path, width, height] of turnOf(screens, screens.length)) {
  test(`no line breaks elsewhere on ${path} at ${width} when the fonts come last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    // The load event would wait for them.
    await page.goto(path, { waitUntil: 'commit' });
    await whenListed(page);
    // The fallback is as wide on average, not letter by letter (ui/fonts.css): what stands beside a word moves
    // by a pixel or two. A line more would be 0.01 and up.
    fonts.resolve();
    await page.evaluate(() => document.fonts.ready);
    await expectNoLayoutShift(page, 0.004);
  });
}
