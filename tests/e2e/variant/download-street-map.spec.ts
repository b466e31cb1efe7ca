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
  linesOf,
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
  await expectNoAxeViolations(page, 'the offer to keep the map');

  // The line breaks after the first megabyte; what came is not fetched twice.
  streets.instead = (range, response) => {
    if (!range.startsWith(`bytes=${MEGABYTE}-`)) return false;
    response.destroy();
    return true;
  };
  await button(page, /Keep this map on my phone \(2\.\d MB\)/).click();
  await expect(page.getByText('The map did not come through')).toBeVisible();
  streets.instead = null;
  await button(page, /Fetch the rest/).click();
  await expect(page.getByText(/^Kept on this phone \(2\.\d MB\)/)).toBeVisible();

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
  await linesOf(page).first().getByRole('button').click();
  await expect(infoOf(page)).toBeVisible();
  expect([...lost].filter((url) => /pmtiles|assets|geojson/.test(url))).toEqual([]);

  // Without it the map that ships is back.
  await button(page, /Delete it from this phone/).click();
  await page.goto(`${fallPath}?view=map`);
  await whenMapDrawn(page);
  await streetsAre(page, 'missing');
  await expect(page.getByText('The street map cannot be reached')).toBeVisible();
  expect(await pixelsLike(page, TEAL)).toBeGreaterThan(3000);
});
