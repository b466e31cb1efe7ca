import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { FakeStreets } from '../../fakes/FakeStreets.ts';
import { PARK, streetsFile } from '../../fixtures/streetsFile.ts';
import { expect } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { fallPath, whenCached } from '../support/fallPage.ts';
import {
  infoOf,
  rowsOf,
  openMap,
  pixelsLike,
  cachedMap,
  TEAL,
  whenMapDrawn,
  whenMapCached,
} from '../support/mapPage.ts';
import { test as base, VARIANT_FILE, VariantSchema } from '../support/variantSite.ts';

const MEGABYTE = 1024 * 1024;

/** A site whose operator has a street map, on another origin. */
const test = base.extend<{ streets: FakeStreets }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is needed from here
  streets: async ({}, give) => {
    const { streetsPort } = v.parse(
      VariantSchema,
      JSON.parse(await readFile(VARIANT_FILE, 'utf8')),
    );
    const streets = new FakeStreets(streetsFile(2 * MEGABYTE));
    await streets.open(streetsPort);
    await give(streets);
    await streets.close();
  },
});

test.use(cachedMap);

const streetsAre = (page: Page, status: 'shown' | 'missing') =>
  expect(page.locator(`[data-streets="${status}"]`)).toBeVisible();
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** The bar that asks for it would cover a part of the map. */
const answerConsent = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('camply-analytics', 'no'));

test('downloads the street map and draws it with every server down', async ({
  page,
  siteProxy,
  streets,
}) => {
  await answerConsent(page);
  await openMap(page);
  await streetsAre(page, 'shown');
  await whenCached(page);
  await expect(page.getByText('Street map: Our own sketch.')).toBeVisible();
  await expect.poll(() => pixelsLike(page, PARK)).toBeGreaterThan(300);
  await expectNoAxeViolations(page, 'the street map can be downloaded');

  // The connection breaks after the first megabyte, which is not downloaded again.
  streets.instead = (range, response) => {
    if (!range.startsWith(`bytes=${MEGABYTE}-`)) return false;
    response.destroy();
    return true;
  };
  await button(page, /Save map for offline \(2\.\d MB\)/).click();
  await expect(page.getByText('The download didn’t finish')).toBeVisible();
  streets.instead = null;
  await button(page, /Download the rest/).click();
  await expect(page.getByText(/^Saved on this device \(2\.\d MB\)/)).toBeVisible();

  await whenMapCached(page);
  await siteProxy.stop();
  await streets.close();
  const lost = new Set<string>();
  page.on('requestfailed', (request) => lost.add(request.url()));
  page.on('requestfinished', (request) => lost.delete(request.url()));
  await page.goto(`${fallPath}?view=map`);
  await whenMapDrawn(page);
  await streetsAre(page, 'shown');
  await expect.poll(() => pixelsLike(page, PARK)).toBeGreaterThan(300);
  expect(await pixelsLike(page, TEAL)).toBeGreaterThan(3000);
  await rowsOf(page).first().getByRole('button').click();
  await expect(infoOf(page)).toBeVisible();
  expect([...lost].filter((url) => /pmtiles|assets|geojson/.test(url))).toEqual([]);

  // Without it our own basemap is back.
  await button(page, /Remove from this device/).click();
  await page.goto(`${fallPath}?view=map`);
  await whenMapDrawn(page);
  await streetsAre(page, 'missing');
  await expect(page.getByText('We can’t reach the street map')).toBeVisible();
  expect(await pixelsLike(page, TEAL)).toBeGreaterThan(3000);
});
