import { expect, test } from '../support/camply.ts';
import { fallPath, openFallPage, whenCached } from '../support/fallPage.ts';
import {
  infoOf,
  linesOf,
  mapOf,
  openMap,
  pixelsLike,
  cachedMap,
  TEAL,
  WATER,
  whenMapDrawn,
  whenMapCached,
} from '../support/mapPage.ts';

test.use(cachedMap);

test('after one visit that never opened it, the map opens with the server dead', async ({
  page,
  door,
}) => {
  await openFallPage(page);
  await whenCached(page);
  await whenMapCached(page);
  await door.shut();
  await page.goto(`${fallPath}?view=map`);
  await whenMapDrawn(page);
  expect(await pixelsLike(page, WATER)).toBeGreaterThan(500);
  expect(await pixelsLike(page, TEAL)).toBeGreaterThan(3000);
  await linesOf(page).first().getByRole('button').click();
  await expect(infoOf(page)).toBeVisible();
});

test('nothing of the map is fetched for a browser that cannot draw it; the list stands', async ({
  page,
  door,
}) => {
  await page.addInitScript(() => {
    const real = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
    Reflect.set(
      HTMLCanvasElement.prototype,
      'getContext',
      function noWebGl(this: HTMLCanvasElement, kind: string) {
        return kind === '2d' ? Reflect.apply(real, this, [kind]) : null;
      },
    );
  });
  await page.goto(`${fallPath}?view=map`);
  await expect(page.getByRole('heading', { name: /browser can't draw the map/ })).toBeVisible();
  await expect(linesOf(page).first()).toBeVisible();
  expect(door.asked.filter((path) => path.includes('maplibre'))).toEqual([]);
  await mapOf(page).getByRole('button', { name: 'Show the list' }).click();
  await expect(page).toHaveURL(/\/fall-break$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without a key there is no switch, and a word on how to get one', async ({ page, door }) => {
  const body = JSON.stringify({ hasKey: false, apiKey: '' });
  door.spoil(/get-google-maps-key/, { status: 200, type: 'application/json', body });
  await openFallPage(page, '?view=map');
  await expect(page.getByText('The map needs a key.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a lost picture is told and comes back', async ({ page }) => {
  await openMap(page);
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    const lose = context?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    window.addEventListener('camply:restore', () => lose?.restoreContext(), { once: true });
  });
  await expect(page.getByText('The map lost its picture')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('camply:restore')));
  await expect(page.getByText('The map lost its picture')).toBeHidden();
  await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(3000);
});

test('land that does not load is told, and the list stands', async ({ page, door }) => {
  door.spoil(/basemap/, { status: 500 });
  await page.goto(`${fallPath}?view=map`);
  await expect(page.getByText(/Unable to load map|A part of the map did not load/)).toBeVisible();
  await expect(linesOf(page).first()).toBeVisible();
});

test('places that do not load are told; camps with coordinates keep theirs', async ({
  page,
  door,
}) => {
  door.spoil(/georgiaPlaces/, { status: 500 });
  await page.goto(`${fallPath}?view=map`);
  await expect(page.getByText('Failed to load map locations')).toBeVisible();
  await expect(page.getByText(/^Showing [1-9]\d* of \d+ camps with locations$/)).toBeVisible();
});
