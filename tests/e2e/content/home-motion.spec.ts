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

/** The height of what holds the poster's land on a phone, and all that moves on it. */
const landHeight = (page: Page) =>
  page
    .locator('img[src*="home-tall-light"]')
    .evaluate(({ parentElement }) => parentElement?.getBoundingClientRect().height);

test.describe('on a phone that allows movement', () => {
  test.use({ reducedMotion: 'no-preference', viewport: phone });

  test('kite, canoe and flame move by transforms alone', async ({ page }) => {
    await page.goto('/');
    await whenSettled(page);
    await expect.poll(() => landHeight(page)).toBeGreaterThan(300);
    const changes = await moved(page);
    expect(changes.length).toBeGreaterThanOrEqual(3);
    const cheap = new Set(['rotate', 'scale', 'translate']);
    expect(changes.flat().filter((property) => !cheap.has(property))).toEqual([]);
  });

  test('they wait for the land they stand on', async ({ page }) => {
    await page.route('**/pictures/pages/home-tall-*', () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await landHeight(page)).toBe(0);
  });
});
