import type { Page } from '@playwright/test';
import { phone } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { fallPath, openFallPage } from '../support/fallPage.ts';
import { whenNoticesStand } from '../support/notices.ts';
import { openPage } from '../support/openPage.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const focused = (page: Page) => page.locator(':focus');
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link of the footer, which is there on every page. */
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('announces a loading page, starts at its heading, and restores the scroll position on back', async ({
  page,
  siteProxy,
}) => {
  await openFallPage(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  // The browser may hold on to a card that moves by a pixel.
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1400);
  const release = siteProxy.hold(/^\/assets\/.*\.(js|css)$/);
  await follow(page, 'Blog');
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(line).toBeVisible();
  await expect(line).toBeInViewport();
  await expect(heading(page), 'the old page stays until then').toContainText('Break');
  release();
  await expect(page).toHaveURL('/blog');
  await expect(line).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(fallPath);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000);
  await page.goForward();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test.describe('a chunk fails to load', () => {
  test.use({
    expectedConsoleErrors: /net::ERR_|Failed to load resource|A part of the page|Camply will/,
  });

  test('offline: says so and how old the camps are, and opens the page once online', async ({
    page,
    context,
  }) => {
    await openFallPage(page);
    await whenNoticesStand(page);
    await context.setOffline(true);
    await follow(page, 'Blog');
    await expect(heading(page)).toHaveText('This page isn’t saved on this device yet');
    await expect(page.getByRole('banner'), 'the menus still lead on').toBeVisible();
    await expect(page.getByText(/^Offline. Camps saved/)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/blog');
    await expect(heading(page)).not.toHaveText('This page isn’t saved on this device yet');
  });

  test('after a deployment: reloads the page once', async ({ page }) => {
    await openPage(page, '/faq');
    // What the page fetches by itself is here: else the first reload may be for a part of this page.
    await page.waitForLoadState('networkidle');
    let isGone = true;
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // A fresh page asks for the new names before it has loaded.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route(/\/assets\/.*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await follow(page, 'Blog');
    await expect.poll(() => loads).toBe(1);
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });
});

test('opens and closes menus by keyboard and traps the focus in the mobile menu', async ({
  page,
}) => {
  await openPage(page, '/login');
  await test.step('Escape closes a dropdown and returns the focus', async () => {
    const browse = page.getByRole('button', { name: 'Browse Camps' });
    await browse.focus();
    await expect(browse).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(browse).toHaveAttribute('aria-expanded', 'true');
    expect(await longestAnimation(page), 'no animation under reduced motion').toBeLessThanOrEqual(
      1,
    );
    const read: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      read.push(await focused(page).getAttribute('href'));
    }
    const breaks = ['summer', 'fall', 'winter', 'spring'];
    expect(read).toEqual(breaks.map((name) => `/browse/${name}-break`));
    await page.keyboard.press('Escape');
    await expect(browse).toBeFocused();
    await expect(browse).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('blur and navigation close a dropdown', async () => {
    const more = page.getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Space');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('the mobile menu traps the focus and closes on navigation', async () => {
    await page.setViewportSize(phone);
    const burger = page.getByRole('button', { name: 'Open menu' });
    await burger.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    const names = await menu.getByRole('link').allTextContents();
    expect(names.map((name) => name.replace(/[A-Z][a-z]{2}–.*/, ''))).toEqual([
      'Summer',
      'Fall',
      'Winter',
      'Spring',
      'Favorites',
      'About',
      'Blog',
      'FAQ',
      'Contact',
      'For Camp Providers',
      'List Your Camp',
      'Join Waitlist',
      'Sign in',
    ]);
    for (let stop = 0; stop < names.length + 4; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the browser's own controls have it: that is the body.
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside, 'the page behind is out of reach').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });
});

const longestAnimation = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0)),
      0,
    ),
  );
