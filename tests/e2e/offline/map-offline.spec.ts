import { builtFile } from '../support/builtFile.ts';
import { expect, test } from '../support/camply.ts';
import { fallPath, openFallPage, visitOnce, whenCached } from '../support/fallPage.ts';
import {
  infoOf,
  rowsOf,
  mapOf,
  openMap,
  pixelsLike,
  cachedMap,
  TEAL,
  WATER,
  whenMapDrawn,
  whenMapCached,
} from '../support/mapPage.ts';
import { openPage } from '../support/openPage.ts';

test.use(cachedMap);

test('opens with the server down though it was never opened before', async ({
  page,
  siteProxy,
}) => {
  await visitOnce(page);
  await whenMapCached(page);
  await siteProxy.stop();
  await page.goto(`${fallPath}?view=map`);
  await whenMapDrawn(page);
  expect(await pixelsLike(page, WATER)).toBeGreaterThan(500);
  expect(await pixelsLike(page, TEAL)).toBeGreaterThan(3000);
  await rowsOf(page).first().getByRole('button').click();
  await expect(infoOf(page)).toBeVisible();
});

test('fetches no map code without WebGL and shows the list', async ({ page, siteProxy }) => {
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
  await expect(page.getByRole('heading', { name: /browser can’t draw the map/ })).toBeVisible();
  await expect(rowsOf(page).first()).toBeVisible();
  expect(siteProxy.requests.filter((path) => path.includes('maplibre'))).toEqual([]);
  await mapOf(page).getByRole('button', { name: 'Show the list' }).click();
  await expect(page).toHaveURL(/\/fall-break$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without a map key, hides the switch and says how to get one', async ({ page, siteProxy }) => {
  const body = JSON.stringify({ hasKey: false, apiKey: '' });
  siteProxy.override(/get-google-maps-key/, { status: 200, type: 'application/json', body });
  await openFallPage(page, '?view=map');
  await expect(page.getByText('The map needs a key.')).toBeVisible();
  await expect(page.getByText(/under Edge Functions, Secrets, as MAPS_KEY/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('says that the map could not be reached where nobody says whether there is one, and shows the list', async ({
  page,
  siteProxy,
}) => {
  siteProxy.override(/get-google-maps-key/, { status: 503 });
  await openFallPage(page, '?view=map');
  await expect(page.getByText(/We couldn.t reach the map/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('recovers from a lost WebGL context', async ({ page }) => {
  await openMap(page);
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    const lose = context?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    window.addEventListener('camply:restore', () => lose?.restoreContext(), { once: true });
  });
  await expect(page.getByText('The map stopped drawing')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('camply:restore')));
  await expect(page.getByText('The map stopped drawing')).toBeHidden();
  await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(3000);
});

test('opens again on request when a lost WebGL context does not come back', async ({ page }) => {
  await openMap(page);
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The map stopped drawing')).toBeHidden();
  await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(3000);
});

test('says that the basemap failed to load and shows the list', async ({ page, siteProxy }) => {
  siteProxy.override(/basemap/, { status: 500 });
  await page.goto(`${fallPath}?view=map`);
  await expect(page.getByText(/Unable to load map|Part of the map didn’t load/)).toBeVisible();
  await expect(rowsOf(page).first()).toBeVisible();
});

test('says that the gazetteer failed to load and keeps camps with coordinates', async ({
  page,
  siteProxy,
}) => {
  siteProxy.override(new RegExp(builtFile('src/domain/place/georgiaPlaces.json')), { status: 500 });
  await page.goto(`${fallPath}?view=map`);
  await expect(page.getByText('Failed to load map locations')).toBeVisible();
  await expect(page.getByText(/^Showing [1-9]\d* of \d+ camps with locations$/)).toBeVisible();
});

test('is there after one visit to Home', async ({ page, siteProxy }) => {
  await openPage(page, '/');
  await whenCached(page);
  await whenMapCached(page);
  await siteProxy.stop();
  await page.goto(`${fallPath}?view=map`);
  await whenMapDrawn(page);
});
