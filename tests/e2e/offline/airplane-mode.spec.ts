import type { BrowserContext, Page } from '@playwright/test';
import { canaries } from '#tests/recorder/canaries.ts';
import { everyRoute, turnOf } from '../support/breadth.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { cards, counted, whenCached, whenListed, whenPictureCached } from '../support/fallPage.ts';
import {
  infoOf,
  pixelsLike,
  rowsOf,
  TEAL,
  WATER,
  whenMapCached,
  whenMapDrawn,
} from '../support/mapPage.ts';
import { goTo, isLoaded, openPage, servedTitle, whenHydrated } from '../support/openPage.ts';

test.use({
  expectedConsoleErrors: networkErrors,
  hasServiceWorker: true,
  viewport: { width: 1280, height: 900 },
});

test('works completely offline after one visit to Home', async ({ page, context, request }) => {
  const titles = new Map<string, string>();
  for (const path of turnOf(everyRoute, 6)) titles.set(path, await servedTitle(request, path));
  // With a network: Home, nothing else. Then the flight takes off and the app is closed.
  await openPage(page, '/');
  await whenCached(page);
  await whenMapCached(page);
  await whenPictureCached(page, 'guide-light');
  await context.setOffline(true);
  await page.close();
  const failed = failedRequests(context);
  const app = await context.newPage();

  await test.step('camps are filtered by distance and by the break of a school district', async () => {
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
  });

  await test.step('a camp that nobody has opened before opens, and the list comes back as it was', async () => {
    await app.goto('/browse/fall-break?activity=art');
    const link = cards(app).first().getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(app).toHaveURL(/\/camps\/.+/);
    await expect(app.getByRole('heading', { level: 1, name })).toBeVisible();
    await app.goBack();
    await expect(app).toHaveURL(/\/browse\/fall-break\?activity=art$/);
    await whenListed(app);
  });

  await test.step('two favorites are compared', async () => {
    for (const index of [0, 1]) {
      const heart = cards(app)
        .nth(index)
        .getByRole('button', { name: /to favorites$/ });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await goTo(app, '/favorites');
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
  });

  await test.step('the map draws land and pins, and shows the camp of a row', async () => {
    await goTo(app, '/browse/winter-break?view=map');
    await whenMapDrawn(app);
    expect(await pixelsLike(app, WATER)).toBeGreaterThan(500);
    expect(await pixelsLike(app, TEAL)).toBeGreaterThan(3000);
    await rowsOf(app).first().getByRole('button').click();
    await expect(infoOf(app)).toBeVisible();
  });

  await test.step('a camp opens by its address, keeps a note, and an unknown one is reported', async () => {
    const name = 'Bright Side Theatre';
    const note = app.getByRole('textbox', { name: `Your note about ${name}` });
    await app.goto('/camps/bright-side-theatre-fall-2025');
    await expect(app.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(app).toHaveTitle(new RegExp(`^${name}`));
    await expect(app.getByText(/^Sketch map|^Approximate/)).toBeVisible();
    await note.fill(`Ask about lunch. ${canaries.note}`);
    await expect(app.getByText('Saved as you type')).toBeVisible();
    await app.goto('/camps/no-such-camp');
    await expect(app.getByRole('heading', { name: 'This camp isn’t on our list' })).toBeVisible();
    await app.goBack();
    await expect(note).toHaveValue(`Ask about lunch. ${canaries.note}`);
  });

  await test.step('posts open with text and pictures', async () => {
    const body = app.locator('main article').first();
    await app.goto('/blog/fall-break-camp-planning-guide');
    await expect(body.getByRole('table')).toContainText('Gwinnett County');
    await expect.poll(() => body.locator('img:visible').first().evaluate(isLoaded)).toBe(true);
    await app.getByRole('link', { name: 'All notes' }).click();
    await app.getByRole('link', { name: 'Atlanta’s top summer camps' }).click();
    await expect(body).toContainText('top ten');
    await goTo(app, '/summer-kit');
    await expect(app.locator('main section')).toHaveCount(3);
  });

  await test.step('every page opens with its title', async () => {
    for (const [path, title] of titles) {
      await app.goto(path);
      await expect(app).toHaveTitle(title);
      await whenHydrated(app);
      await expect(app.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

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
