import type { Page } from '@playwright/test';
import { desktop, everyRoute, isSoak, phone, turnOf } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { layoutShiftsOf, recordLayoutShifts, resetLayoutShifts } from '../support/layoutShifts.ts';
import { servedTitle, setTextSize, whenHydrated, whenSettled } from '../support/openPage.ts';

declare global {
  interface Window {
    isSameDocument?: boolean;
  }
}

const PARTS = 6;
const routes = turnOf(everyRoute, PARTS);
/**
 * The same parts in a soak run, where one test for all of them would take too long. Two pages with one picture never
 * follow each other: the browser takes it from its memory and says that its preload was for nothing.
 */
const parts = isSoak
  ? Array.from({ length: PARTS }, (_, part) => everyRoute.filter((__, at) => at % PARTS === part))
  : [routes];
/** They have a policy of their own. */
const ownDocuments = new Set(['/for-camp-providers', '/my-listing', '/bring']);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectNoShift(page: Page, path: string): Promise<void> {
  const { total, sources } = await layoutShiftsOf(page);
  expect.soft(total, `${path} moves: ${sources}`).toBeLessThanOrEqual(0.02);
}

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((element) => !isClipped(element.parentElement))
      .map(
        (element) => `${element.outerHTML.slice(0, 140)} ... ${element.textContent.slice(0, 20)}`,
      )
      .slice(-6);
    return [`${scrollWidth} px`, ...widest];
  });
  expect.soft(wide, `${path} is wider than the screen`).toEqual([]);
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

for (const viewport of turnOf([phone, desktop], 2)) {
  test.describe(`first at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const part of parts) {
      test(`no page has an axe violation, console error, layout shift or overflow: ${part[0]} and others`, async ({
        page,
      }) => {
        await recordLayoutShifts(page);
        for (const path of part) {
          await page.setViewportSize(viewport);
          await page.goto(path);
          await whenSettled(page);
          await expectNoShift(page, path);
          for (const size of viewport === phone ? [phone, desktop] : [desktop, phone]) {
            await page.setViewportSize(size);
            await whenSettled(page);
            await expectNoOverflow(page, path);
            await expectNoAxeViolations(page, path);
          }
          await page.setViewportSize({ width: 320, height: 640 });
          await page.evaluate(setTextSize, '200%');
          await whenSettled(page);
          await expectNoOverflow(page, `${path} at 320 px in large text`);
        }
      });
    }

    test('reaches a page by link as by URL', async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await recordLayoutShifts(page);
      await page.goto('/login');
      await whenHydrated(page);
      let last = '/login';
      for (const path of routes) {
        const title = await servedTitle(request, path);
        const isByLink = await followTo(page, path);
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(title);
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
        await expectNoShift(page, path);
        await expectNoOverflow(page, path);
      }
    });
  });
}
