import type { Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { everyRoute, guardedRoutes, layoutRoutes } from '../support/breadth.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { visitOnce } from '../support/fallPage.ts';
import { layoutShiftsOf, recordLayoutShifts, resetLayoutShifts } from '../support/layoutShifts.ts';
import { whenHydrated, whenSettled } from '../support/openPage.ts';

const screens = [
  { kind: 'phone', viewport: { width: 390, height: 844 } },
  { kind: 'desktop', viewport: { width: 1280, height: 900 } },
] as const;

declare global {
  interface Window {
    isSameDocument?: boolean;
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What must hold on every page. */
async function expectStable(page: Page, path: string): Promise<void> {
  const { total, sources } = await layoutShiftsOf(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(total, `${path} moves: ${sources}`).toBeLessThanOrEqual(0.02);
  expect.soft(overflow, `${path} is wider than the screen`).toBe(0);
}

/**
 * Follows a link to `path` by key, which counts as user input; where this page has none, the router is told. Answers
 * whether there was a link.
 */
async function followTo(page: Page, path: string): Promise<boolean> {
  await page.evaluate(() => (window.isSameDocument = true));
  const link = page.locator(`a[href="${path}"]:visible`).last();
  if ((await link.count()) === 0) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    return false;
  }
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  return true;
}

test('serves every page with its title and heading before any script runs', async ({ request }) => {
  for (const path of [...everyRoute, ...guardedRoutes, '/index.html']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect.soft(html, path).toMatch(/<title[^>]*>[^<]+<\/title>/);
  }
  expect((await request.get('/no/such/trail')).status()).toBe(404);
});

for (const { kind, viewport } of screens) {
  /** They have a policy of their own. */
  const ownDocuments = new Set(['/for-camp-providers', '/my-listing', '/bring']);

  test.describe(`opened at ${kind} size`, () => {
    test.use({ viewport });
    const isDesktop = kind === 'desktop';
    const routes = isDesktop ? everyRoute : layoutRoutes;

    // In two halves, one per worker.
    for (const half of [0, 1]) {
      test(`no page has an axe violation, console error, layout shift or overflow, half ${half + 1}`, async ({
        page,
      }) => {
        test.slow();
        await recordLayoutShifts(page);
        for (const path of routes.filter((_, index) => index % 2 === half)) {
          await page.goto(path);
          await whenSettled(page);
          await expectStable(page, path);
          await expectNoAxeViolations(page, path, { rules: isDesktop ? 'all' : 'layout' });
        }
      });
    }
  });

  test.describe(`navigated at ${kind} size`, () => {
    test.use({ viewport, reducedMotion: 'no-preference' });

    test('reaches every page by link as by URL', async ({ page, request }) => {
      await recordLayoutShifts(page);
      await page.goto('/login');
      await whenHydrated(page);
      let last = '/login';
      for (const path of everyRoute) {
        const html = await (await request.get(path)).text();
        const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.replace('&amp;', '&');
        const isByLink = await followTo(page, path);
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(title ?? '');
        await whenHydrated(page);
        await expect(heading(page)).toHaveCount(1);
        // Changing pages moves everything, on a busy machine later than the browser allows after a key press:
        // what counts is whether the new page then stays in place.
        await resetLayoutShifts(page);
        await whenSettled(page);
        // It has a policy of its own, so navigations to it and from it are full loads.
        const isOwn = isByLink && (ownDocuments.has(path) || ownDocuments.has(last));
        last = path;
        const isSame = await page.evaluate(() => window.isSameDocument ?? false);
        expect.soft(isSame, `${path} without a reload`).toBe(!isOwn);
        await expectStable(page, path);
      }
    });
  });
}

test.describe('with the server down', () => {
  test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

  test('opens every page after one visit', async ({ page, request, siteProxy }) => {
    const titles = new Map<string, string | undefined>();
    for (const path of everyRoute) {
      const html = await (await request.get(path)).text();
      titles.set(path, /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.replace('&amp;', '&'));
    }
    await visitOnce(page);
    await siteProxy.stop();
    for (const path of everyRoute) {
      await page.goto(path);
      await expect(page).toHaveTitle(titles.get(path) ?? '');
      await whenHydrated(page);
      await expect(heading(page)).toHaveCount(1);
    }
  });
});
