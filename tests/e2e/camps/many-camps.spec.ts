import type { Page } from '@playwright/test';
import { manyChanges } from '#tests/fixtures/manyCamps.ts';
import { expect, test } from '../support/camply.ts';
import { openFallPage, countLine, searchField, cards } from '../support/fallPage.ts';

declare global {
  interface Window {
    taskDurations?: number[];
  }
}

const rows = manyChanges(10_000);

/** A server with 10,000 camps. */
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

/** Opens the page and waits until the long list stands: before that the page is short. */
async function openLongList(page: Page): Promise<void> {
  await openFallPage(page);
  await expect(page.locator('li[aria-posinset="1"]').first()).toBeVisible();
}

/** The position of the first camp that is wholly on the screen. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('li[aria-posinset]')].find(
      (item) => item.getBoundingClientRect().top >= 0,
    );
    return Number(seen?.getAttribute('aria-posinset'));
  });

test.beforeEach(({ page }) => serveMany(page));

test('draws only the camps near the screen, each with its position in the set', async ({
  page,
}) => {
  await openLongList(page);
  await expect(countLine(page)).toHaveText('Showing 10000 of 10000 camps');
  expect(await cards(page).count()).toBeLessThan(120);
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' }),
  );
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(500);
  expect(await cards(page).count()).toBeLessThan(120);
});

test('keeps the focused card in the document while it is scrolled away', async ({ page }) => {
  await openLongList(page);
  const heart = page.locator('li[aria-posinset="2"]').first().getByRole('button').first();
  await heart.focus();
  await page.evaluate(() => window.scrollTo({ top: 40_000, behavior: 'instant' }));
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(50);
  await expect(heart).toBeFocused();
  await page.keyboard.press('Tab');
  const position = await page.evaluate(() =>
    document.activeElement?.closest('li')?.getAttribute('aria-posinset'),
  );
  expect(position).toBe('2');
});

test('restores the scroll position on back navigation', async ({ page }) => {
  await openLongList(page);
  await page.evaluate(() => window.scrollTo({ top: 30_000, behavior: 'instant' }));
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(50);
  const before = await firstSeen(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a')?.click());
  await expect(page).not.toHaveURL(/fall-break/);
  await page.goBack();
  await expect.poll(() => firstSeen(page)).toBe(before);
});

test('stays responsive while scrolling and typing', async ({ page }) => {
  await page.addInitScript(watchTasks);
  await openLongList(page);
  await searchField(page).fill('robtics');
  await expect(page.getByText('Close match').first()).toBeVisible();
  await searchField(page).fill('');
  await expect(countLine(page)).toHaveText('Showing 10000 of 10000 camps');
  await page.evaluate(() => window.taskDurations?.splice(0));
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
  }
  const longest = Math.max(0, ...((await page.evaluate(() => window.taskDurations)) ?? []));
  test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
  expect(await firstSeen(page)).toBeGreaterThan(100);
});
