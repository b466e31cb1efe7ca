import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';
import { dayCell, FALL, fallBreak, number, openPlanner, planned } from '../support/planner.ts';

const drawn = (page: Page) => page.locator('#last-week [data-cell]');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('camply_last_week') ?? '');

/** More breaks than a phone is wide. */
const later = ['2025-11-24', '2025-12-22', '2026-02-16', '2026-04-06'].map((day) => ({
  ...fallBreak(),
  id: day,
  from: day,
  to: day,
  name: 'Day off',
}));
const rows = [
  fallBreak(),
  ...later,
  planned({ id: 'one', campId: 'gone', providerName: 'First Light', days: FALL.slice(0, 3) }),
];

/** The page as it is before its scripts have come, until `goOn`. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/my-camps', { waitUntil: 'commit' });
  return async () => {
    resolve();
    await expect(dayCell(page, 'Monday')).toBeVisible();
  };
}

/** Of each day, and of each break in the row to slide. */
const lookOf = (page: Page, within: string) =>
  page.locator(`${within} :is([data-cell], nav button)`).evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(cell);
      return { box: [x, y, width, height], color, backgroundColor, text: cell.textContent };
    }),
  );

test.use({ viewport: { width: 390, height: 844 } });

test('the next start shows the week as it was seen last, and the plan takes its place without a shift', async ({
  page,
}) => {
  await openPlanner(page, rows);
  await expect(number(page)).toHaveText(/of 5/);
  await expect.poll(() => kept(page)).toContain('First Light');
  const before = await lookOf(page, 'main');

  await recordLayoutShifts(page);
  const goOn = await openWithoutScripts(page);
  await expect(drawn(page)).toHaveCount(5);
  expect(await lookOf(page, '#last-week')).toEqual(before);
  // Nothing of it can be reached or is read: for that there is the skeleton's text.
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('#last-week :focus')).toHaveCount(0);

  await goOn();
  await expect(drawn(page)).toHaveCount(0);
  expect(await lookOf(page, 'main')).toEqual(before);
  const { total, sources } = await layoutShiftsOf(page);
  expect(total, sources).toBeLessThanOrEqual(0.02);
});
