import type { Page } from '@playwright/test';
import { manyChanges } from '#tests/fixtures/manyCamps.ts';
import { expect, test } from '../support/camply.ts';
import { countLine, fallPath, searchField, cards } from '../support/fallPage.ts';

declare global {
  interface Window {
    taskDurations?: number[];
  }
}

const rows = manyChanges(2000);

/** A server with 2,000 camps, about 600 of them featured. */
async function serveMany(page: Page): Promise<void> {
  await page.route(/changed_camps/, async (route) => {
    const params = new URL(route.request().url()).searchParams;
    const from = Number(params.get('after_id') || 0);
    const to = Math.min(rows.length, from + Number(params.get('page_size')));
    await route.fulfill({
      json: {
        epoch: 'many',
        rows: rows.slice(from, to),
        next: { xid: '7', id: String(to) },
        more: to < rows.length,
        reset: false,
      },
    });
  });
}

const watchTasks = () => {
  const tasks: number[] = [];
  window.taskDurations = tasks;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
};

/** The featured camps: every one has its item, drawn or not. */
const items = (page: Page) => page.locator('section[aria-labelledby="featured"] li:not(li li)');

async function openLongList(page: Page): Promise<void> {
  await page.goto(fallPath);
  await expect(countLine(page)).toHaveText('Showing 2000 of 2000 camps');
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** The index of the first item that is wholly below the top of the screen. */
const firstSeen = (page: Page) =>
  items(page).evaluateAll((all) => all.findIndex((item) => item.getBoundingClientRect().top >= 0));

test.beforeEach(({ page }) => serveMany(page));

test('gives every camp an item in order, and draws those near the screen', async ({ page }) => {
  await openLongList(page);
  expect(await items(page).count()).toBeGreaterThan(500);
  expect(await cards(page).count()).toBeLessThan(40);
  await scrollTo(page, 50_000);
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(250);
  const seen = items(page).nth(await firstSeen(page));
  await expect(seen.getByRole('article')).toBeVisible();
  // Not drawn: what nobody came near, beyond the first 200 of each list.
  expect(await cards(page).count()).toBeLessThan(600);
});

test('draws the first 200 camps of a long list while the page is idle', async ({ page }) => {
  await openLongList(page);
  await page.keyboard.press('Shift');
  // In small steps, each of which waits its turn on a busy machine.
  await expect(items(page).nth(199).getByRole('article')).toBeAttached({ timeout: 90_000 });
  await expect(items(page).nth(400).getByRole('article')).toHaveCount(0);
});

test('keeps the focused card while it is scrolled away, and Tab goes on from it', async ({
  page,
}) => {
  await openLongList(page);
  const heart = items(page).nth(1).getByRole('button').first();
  await heart.focus();
  await scrollTo(page, 40_000);
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(50);
  await expect(heart).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(items(page).nth(1).locator(':focus')).toHaveCount(1);
});

test('tabs through the camps in their order, beyond the first 200', async ({ page }) => {
  await openLongList(page);
  const item = items(page).nth(250);
  await item.scrollIntoViewIfNeeded();
  const next = items(page).nth(251);
  await expect(next.getByRole('link').first()).toBeAttached();
  await item.getByRole('link', { name: /^Register Now/ }).focus();
  await page.keyboard.press('Tab');
  await expect(next.locator(':focus')).toHaveCount(1);
});

test('restores the scroll position on back navigation', async ({ page }) => {
  await openLongList(page);
  await scrollTo(page, 30_000);
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(50);
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a')?.click());
  await expect(page).not.toHaveURL(/fall-break/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 500);
  await expect(
    items(page)
      .nth(await firstSeen(page))
      .getByRole('article'),
  ).toBeVisible();
});

test('stays responsive while scrolling and typing', async ({ page }) => {
  await page.addInitScript(watchTasks);
  await openLongList(page);
  await searchField(page).fill('robtics');
  await expect(page.getByText('Close match').first()).toBeVisible();
  await searchField(page).fill('');
  await expect(countLine(page)).toHaveText('Showing 2000 of 2000 camps');
  await page.evaluate(() => window.taskDurations?.splice(0));
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
  }
  const longest = Math.max(0, ...((await page.evaluate(() => window.taskDurations)) ?? []));
  test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
  expect(await firstSeen(page)).toBeGreaterThan(100);
});
