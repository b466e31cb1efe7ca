import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { twoFrames } from '../support/openPage.ts';
import { fallBreak, openPlanner } from '../support/planner.ts';
import { openFullWeek } from '../support/plannerWeek.ts';

/** How far down the first day of the week may begin on wide screens, and the days of the first child end on a phone. */
const limits = [
  { width: 1280, height: 900, edge: 'top', most: 520 },
  { width: 768, height: 1024, edge: 'top', most: 460 },
  { width: 390, height: 844, edge: 'bottom', most: 640 },
] as const;

async function expectFirstCells(page: Page): Promise<void> {
  for (const { width, height, edge, most } of limits) {
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    // On a busy machine the page takes longer than two frames to become that of another width.
    await expect
      .poll(() => page.locator('[data-cell="0/0"]').evaluate(edgeOf, edge), {
        message: `${edge} at ${width} x ${height}`,
      })
      .toBeLessThanOrEqual(most);
  }
}

const edgeOf = (cell: Element, edge: 'top' | 'bottom') =>
  cell.getBoundingClientRect()[edge] + window.scrollY;

test('shows the first days of a full week of three children on the first screen', async ({
  page,
  backend,
}) => {
  await openFullWeek(page, backend);
  await expectFirstCells(page);
});

test('shows the first days of one child on the first screen', async ({ page }) => {
  await openPlanner(page, [fallBreak()]);
  await expectFirstCells(page);
});

test('shows the first days of a break of three weeks on the first screen', async ({ page }) => {
  await openPlanner(page, [{ ...fallBreak(), to: '2025-10-24' }]);
  await expect(page.getByRole('button', { name: 'The week after' })).toBeVisible();
  await expectFirstCells(page);
});
