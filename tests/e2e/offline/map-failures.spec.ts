import type { Page } from '@playwright/test';
import { RELOADED_KEY } from '#base/storage/storageKeys.ts';
import { builtFile } from '../support/builtFile.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { fallPath } from '../support/fallPage.ts';
import { openMap, pixelsLike, rowsOf, TEAL } from '../support/mapPage.ts';

test.use({
  expectedConsoleErrors: new RegExp(`${networkErrors.source}|Unable to preload`),
});

test('keeps the list when map files are missing and draws again after losing WebGL', async ({
  page,
  siteProxy,
}) => {
  await test.step('without basemap and gazetteer the camps with coordinates are listed', async () => {
    const gazetteer = builtFile('src/camps/rules/place/georgiaPlaces.json');
    siteProxy.override(new RegExp(`basemap|${gazetteer}`), { status: 500 });
    // A page reloads itself once for a missing chunk, which could abort the navigation of the next step.
    await page.addInitScript(
      (key) => sessionStorage.setItem(key, String(Date.now())),
      RELOADED_KEY,
    );
    await page.goto(`${fallPath}?view=map`);
    await expect(page.getByText(/Unable to load map|Part of the map didn’t load/)).toBeVisible();
    await expect(page.getByText('Failed to load map locations')).toBeVisible();
    await expect(page.getByText(/^Showing [1-9]\d* of \d+ camps with locations$/)).toBeVisible();
    await expect(rowsOf(page).first()).toBeVisible();
    siteProxy.restore();
  });

  const trouble = page.getByText('The map stopped drawing');
  await openMap(page);
  await test.step('a lost WebGL context that comes back', async () => {
    await loseContext(page);
    await expect(trouble).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('camply:restore')));
    await expect(trouble).toBeHidden();
    await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(3000);
  });

  await test.step('a lost WebGL context that does not come back, and a press', async () => {
    await loseContext(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(trouble).toBeHidden();
    await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(3000);
  });
});

/** Until `camply:restore` is dispatched. */
const loseContext = (page: Page) =>
  page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    const extension = context?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    const restore = () => extension?.restoreContext();
    window.addEventListener('camply:restore', restore, { once: true });
  });
