import type { BrowserContext, Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { visitOnce, countLine, counted, cards, whenListed } from '../support/fallPage.ts';
import {
  driverRemarks,
  infoOf,
  cachedMap,
  rowsOf,
  pixelsLike,
  clickTheOnlyPin,
  TEAL,
  WATER,
  whenMapDrawn,
  whenMapCached,
} from '../support/mapPage.ts';

test.use({
  ...cachedMap,
  expectedConsoleErrors: new RegExp(`${networkErrors.source}|${driverRemarks.source}`),
  viewport: { width: 1280, height: 900 },
});

test('the whole app works offline after one visit to one page', async ({ page, context }) => {
  // 1. With a network: the fall page, nothing else. Then the flight takes off and the app is closed.
  await visitOnce(page);
  await whenMapCached(page);
  await context.setOffline(true);
  await page.close();
  const failed = failedRequests(context);
  const app = await context.newPage();

  // 2. All break screens.
  for (const path of ['/browse/winter-break', '/browse', '/search-camps', '/browse/fall-break']) {
    await app.goto(path);
    await expect(countLine(app), path).toBeVisible();
    expect((await counted(app)).shown, path).toBeGreaterThan(10);
  }
  await app.goto('/browse/summer-break');
  await expect(cards(app).first()).toContainText('Register Now');
  await app.goto('/browse/spring-break');
  await expect(app.getByRole('heading', { name: /on their way/ })).toBeVisible();
  await app.goto('/browse-camps');
  await expect(countLine(app)).toBeVisible();

  // 3. Whose break it is, how far it is: the nearest first.
  await app.goto('/browse/winter-break?near=30030&within=25&sort=distance');
  const all = await counted(app);
  expect(all.shown).toBeGreaterThan(0);
  expect(all.shown).toBeLessThan(all.total);
  const miles = await milesOn(app);
  expect(miles.length).toBeGreaterThan(1);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  await app.getByRole('button', { name: /^More filters/ }).click();
  const panel = app.getByRole('dialog', { name: 'More filters' });
  await panel.getByRole('button', { name: /^Which school district/ }).click();
  await app.getByRole('option', { name: /^DeKalb County.*Winter Break/ }).click();
  await expect(app).toHaveURL(/start=.*end=.*district=dekalb/);
  await app.keyboard.press('Escape');
  const chips = app.getByRole('list', { name: 'Filters that are on' });
  await expect(chips).toContainText(/DeKalb County: /);
  expect((await counted(app)).shown).toBeLessThanOrEqual(all.shown);

  // 4. A camp nobody has opened before, and back to the list as it was.
  await app.goto('/browse/fall-break?activity=art');
  const link = cards(app).first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(app).toHaveURL(/\/camps\/.+/);
  await expect(app.getByRole('heading', { level: 1, name })).toBeVisible();
  await app.reload();
  await expect(app.getByRole('heading', { level: 1, name })).toBeVisible();
  await app.goBack();
  await expect(app).toHaveURL(/\/browse\/fall-break\?activity=art$/);
  await whenListed(app);

  // 5. Two hearts, side by side.
  for (const index of [0, 1]) {
    const heart = cards(app)
      .nth(index)
      .getByRole('button', { name: /to favorites$/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await app.goto('/favorites');
  await expect(cards(app)).toHaveCount(2);
  for (const index of [0, 1]) {
    const toggle = cards(app)
      .nth(index)
      .getByRole('button', { name: /^Compare / });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  await app.getByRole('link', { name: 'Compare 2' }).click();
  await expect(app.getByRole('table').getByRole('columnheader')).toHaveCount(2);

  // 6. The map: land, pins, and a pin that opens its camp.
  await app.goto('/browse/winter-break?view=map');
  await whenMapDrawn(app);
  expect(await pixelsLike(app, WATER)).toBeGreaterThan(500);
  expect(await pixelsLike(app, TEAL)).toBeGreaterThan(3000);
  await app.goto('/browse/fall-break?view=map&search=Pine+%26+Paddle');
  await whenMapDrawn(app);
  await expect(rowsOf(app)).toHaveCount(1);
  await expect(async () => {
    await clickTheOnlyPin(app);
    await expect(infoOf(app)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(infoOf(app)).toContainText('Pine & Paddle');

  expect(failed).toEqual([]);
});

/**
 * Scripts, styles and map files that could not be loaded. Requests for news, unseen logos and wider
 * pictures may fail: they are tried in case the network is back.
 */
function failedRequests(context: BrowserContext): string[] {
  const failed: string[] = [];
  context.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    // Navigation aborts what the last page was still loading.
    const isCalledOff = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (pathname.startsWith('/assets/') && !isCalledOff) failed.push(pathname);
  });
  return failed;
}

async function milesOn(page: Page): Promise<number[]> {
  const away = page.getByText(/about \d+ miles? away/);
  await expect(away.first()).toBeVisible();
  return (await away.allInnerTexts()).map((text) => Number(/about (\d+)/.exec(text)?.[1]));
}
