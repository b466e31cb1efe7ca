import type { Page } from '@playwright/test';
import { turnOf } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { cards, counted, whenListed } from '../support/fallPage.ts';
import { twoFrames } from '../support/openPage.ts';
import { NOON, startClock } from '../support/today.ts';

/**
 * How far down the first camp may begin, in pixels, on each screen. The widest is first: on the way up from a phone the
 * compact row stands over the filter bar until an observer has seen the bar.
 */
const limits = [
  { width: 1920, height: 1080, most: 700 },
  { width: 1280, height: 900, most: 620 },
  { width: 768, height: 1024, most: 640 },
  { width: 390, height: 844, most: 500 },
];
// Breaks are picked on a line of their own on phones.
const MOST_WITH_BREAKS = 560;

/** Summer is over by then: the lists speak of the next one, and say that it is far ahead. */
const AFTER_SUMMER = '2025-09-02T12:00:00-04:00';

const lists = [
  { path: '/browse/summer-break', moment: AFTER_SUMMER },
  { path: '/browse', moment: NOON },
  { path: '/browse/fall-break', moment: NOON },
  { path: '/browse-camps', moment: AFTER_SUMMER },
  { path: '/browse/winter-break', moment: NOON },
  { path: '/browse/summer-break', moment: NOON },
  { path: '/browse-camps', moment: NOON },
];

test('shows the first camp of a list on the first screen', async ({ page }) => {
  for (const { path, moment } of turnOf(lists, lists.length)) {
    await page.addInitScript(startClock, moment);
    await expectFirstCamp(page, path);
    if (moment === NOON) continue;
    await expect(page.getByText('Early dates.')).toBeVisible();
  }
});

async function expectFirstCamp(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(path);
  await whenListed(page);
  for (const { width, height, most } of limits) {
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    const limit = path === '/browse' && width < 768 ? MOST_WITH_BREAKS : most;
    // On a busy machine the page takes longer than two frames to become that of another width.
    await expect
      .poll(async () => (await cards(page).first().boundingBox())?.y, {
        message: `${path} at ${width} x ${height}`,
      })
      .toBeLessThanOrEqual(limit);
  }
}

test('prints a list as rows and shows a compact filter row while the bar is out of sight', async ({
  page,
}) => {
  await page.goto('/browse/fall-break?activity=art');
  await whenListed(page);
  await test.step('printed: every camp in rows, then date and address', async () => {
    const { shown } = await counted(page);
    const main = page.getByRole('main');
    await page.emulateMedia({ media: 'print' });
    await expect(
      main.getByText(/^Printed Jul 1, 2025 from .*fall-break\?activity=art$/),
    ).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(shown);
    for (const role of ['button', 'textbox', 'article', 'img'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.locator('#break-title')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(cards(page).first()).toBeVisible();
  });
  await test.step('scrolled', async () => {
    const compact = page.getByRole('searchbox', { name: 'Search camps' });
    const row = page.getByRole('search').filter({ has: compact });
    await expect(compact).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect(compact).toBeVisible();
    expect((await row.boundingBox())?.y).toBe(68);
    // Typing makes the list so short that the bar is back in sight: the field keeps the focus.
    await compact.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No camps match your criteria' })).toBeVisible();
    await expect(compact).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await compact.blur();
    await expect(compact).toBeHidden();
  });
});
