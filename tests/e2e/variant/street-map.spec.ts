import type { Page } from '@playwright/test';
import { expect, networkErrors } from '../support/camply.ts';
import { openMap, pixelsLike, TEAL } from '../support/mapPage.ts';
import { test } from '../support/variantSite.ts';

const STYLE_PATH = '/maps/style.json';

/** A style of one color, which the map that ships does not have. */
const PINK = [255, 0, 128] as const;
const style = {
  version: 8,
  sources: {
    town: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
      attribution: '<b>Our own sketch</b>',
    },
  },
  layers: [
    { id: 'pink', type: 'background', paint: { 'background-color': `rgb(${PINK.join(',')})` } },
  ],
};

test.use({
  expectedConsoleErrors: networkErrors,
});

/** The bar that asks for it would cover a part of the map. */
const answerConsent = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('camply-analytics', 'no'));

test('draws the operator’s street map, or our own if it is unavailable', async ({ page }) => {
  await answerConsent(page);
  await page.route(STYLE_PATH, (route) => route.fulfill({ json: style }));
  await openMap(page);
  await expect(page.getByText('Street map: Our own sketch.')).toBeVisible();
  await expect.poll(() => pixelsLike(page, PINK)).toBeGreaterThan(50_000);
  await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(3000);

  await page.unroute(STYLE_PATH);
  await page.route(STYLE_PATH, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(STYLE_PATH),
  );
  await openMap(page);
  await refused;
  await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(3000);
  expect(await pixelsLike(page, PINK)).toBe(0);
});
