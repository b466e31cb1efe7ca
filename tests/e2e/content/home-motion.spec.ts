import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { whenSettled } from '../support/openPage.ts';

const phone = { width: 390, height: 844 };

/** What each running animation of the drawings changes. */
const moved = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      if (effect.target?.closest('main svg') === null) return [];
      const keys = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const timing = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      return [[...new Set(keys.filter((key) => !timing.has(key)))].toSorted()];
    }),
  );

/** On a phone: as high as its picture, so 0 until that is there. */
const landHeight = (page: Page) =>
  page
    .locator('img[src*="home-tall-light"]')
    .evaluate(({ parentElement }) => parentElement?.getBoundingClientRect().height);

test.describe('on a phone that allows movement', () => {
  test.use({ reducedMotion: 'no-preference', viewport: phone });

  test('moves kite, canoe and flame by `transform` alone once their land is drawn', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/pictures/pages/home-tall-*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await landHeight(page)).toBe(0);

    held.resolve();
    await whenSettled(page);
    await expect.poll(() => landHeight(page)).toBeGreaterThan(300);
    const changes = await moved(page);
    expect(changes.length).toBeGreaterThanOrEqual(3);
    // Their own rotate, scale and translate would take the main thread (site/home/MovingPiece.module.css).
    expect(new Set(changes.flat())).toEqual(new Set(['transform']));
  });
});
