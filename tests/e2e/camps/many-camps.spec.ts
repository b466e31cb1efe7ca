import type { Page } from '@playwright/test';
import { manyChanges } from '#tests/fixtures/manyCamps.ts';
import { expect, test } from '../support/camply.ts';
import { cards, countLine, fallPath } from '../support/fallPage.ts';

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

/** The featured camps: every one has its item, drawn or not. */
const items = (page: Page) => page.locator('section[aria-labelledby="featured"] li:not(li li)');

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** The index of the first item that is wholly below the top of the screen. */
const firstSeen = (page: Page) =>
  items(page).evaluateAll((all) => all.findIndex((item) => item.getBoundingClientRect().top >= 0));

test('draws only visible camps of 2,000 and keeps focus, order and scroll position', async ({
  page,
}) => {
  await serveMany(page);
  await page.goto(fallPath);
  await expect(countLine(page)).toHaveText('Showing 2000 of 2000 camps');

  await test.step('draws what is near the screen', async () => {
    expect(await items(page).count()).toBeGreaterThan(500);
    expect(await cards(page).count()).toBeLessThan(40);
  });

  await test.step('keeps the focused card while it is scrolled away, and Tab goes on from it', async () => {
    const heart = items(page).nth(1).getByRole('button').first();
    await heart.focus();
    await scrollTo(page, 50_000);
    await expect.poll(() => firstSeen(page)).toBeGreaterThan(250);
    await expect(
      items(page)
        .nth(await firstSeen(page))
        .getByRole('article'),
    ).toBeVisible();
    // Not drawn: what nobody came near, beyond the first 200 of each list.
    expect(await cards(page).count()).toBeLessThan(600);
    await expect(heart).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(items(page).nth(1).locator(':focus')).toHaveCount(1);
  });

  await test.step('tabs through the camps in their order, beyond the first 200', async () => {
    const item = items(page).nth(250);
    await item.scrollIntoViewIfNeeded();
    const next = items(page).nth(251);
    await expect(next.getByRole('link').first()).toBeAttached();
    await item.getByRole('link', { name: /^Register Now/ }).focus();
    await page.keyboard.press('Tab');
    await expect(next.locator(':focus')).toHaveCount(1);
  });

  await test.step('restores the scroll position on back navigation', async () => {
    // Drawn cards are a few pixels lower than empty items: what is drawn above, before and after, moves the page by
    // up to 1,000 pixels.
    const before = await page.evaluate(() => {
      const { scrollY } = window;
      document.querySelector<HTMLAnchorElement>('header a')?.click();
      return scrollY;
    });
    expect(before).toBeGreaterThan(20_000);
    await expect(page).not.toHaveURL(/fall-break/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 2000);
    await expect
      .poll(() =>
        items(page).evaluateAll((all) => {
          const seen = all.find((item) => item.getBoundingClientRect().top >= 0);
          return seen?.querySelector('article') !== null;
        }),
      )
      .toBe(true);
  });
});
