import { expect, type Locator, type Page } from '@playwright/test';
import type { Rgb } from '../../contrast/color.ts';
import { fallPath } from './fallPage.ts';
import { pixelsOf } from './flatColors.ts';
import { mapFileCount } from './mapFileCount.ts';

/** Opens the fall page on its map and waits for the first complete picture. `query` begins with '&'. */
export async function openMap(page: Page, query = ''): Promise<void> {
  await page.goto(`${fallPath}?view=map${query}`);
  await whenMapDrawn(page);
}

export async function whenMapDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
}

/** Waits until all files of the map are cached. */
export const whenMapCached = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('camply-map')).keys()).length))
    .toBe(mapFileCount);

export const mapOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Map', exact: true });
export const rowsOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Camps on the map' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { level: 3 }),
    });
export const infoOf = (page: Page): Locator => mapOf(page).getByRole('dialog');

/** How many pixels of the map's picture have about this color (0 to 255 each). */
export async function pixelsLike(page: Page, color: Rgb) {
  const { data } = await pixelsOf(await mapOf(page).screenshot());
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (color.every((part, i) => Math.abs((data[at + i] ?? 0) - part) <= 12)) count += 1;
  }
  return count;
}

export const CORAL = [242, 114, 79] as const;
export const TEAL = [12, 104, 104] as const;
export const WATER = [169, 212, 204] as const;

/** Clicks a little above the middle of the map, where the body of a single pin is. */
export async function clickTheOnlyPin(page: Page): Promise<void> {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('There is no map on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 22);
}
