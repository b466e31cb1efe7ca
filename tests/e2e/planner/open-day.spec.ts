import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import {
  dayCell,
  fallBreak,
  listCamp,
  number,
  openPlanner,
  unlistCamp,
} from '../support/planner.ts';

const LONG = { id: 'planner-long', camp_provider_name: 'Long Meadow' };

test.beforeAll(({ backend }) => listCamp(backend, LONG));
test.afterAll(({ backend }) => unlistCamp(backend, LONG.id));

test('fills an open day by a camp with undo and redo, and keeps it after a restart', async ({
  page,
}) => {
  await openPlanner(page, [fallBreak()]);
  await expect(number(page)).toHaveText(/^0 of 5/);
  await dayCell(page, 'Wednesday').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Long Meadow' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);
  for (const day of ['Monday', 'Wednesday', 'Friday']) {
    await expect(dayCell(page, day)).toHaveAccessibleName(/Long Meadow, 8:30–5, covered, Planned/);
  }
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(number(page)).toHaveText(/^0 of 5/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(number(page)).toHaveText(/^5 of 5/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number(page)).toHaveText(/^0 of 5/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(number(page)).toHaveText(/^5 of 5/);

  await openPage(page, '/my-camps');
  await expect(number(page)).toHaveText(/^5 of 5/);
});

test('shows five camps of an open day on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlanner(page, [fallBreak()]);
  await dayCell(page, 'Wednesday').click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  const topOf = async (at: number) => (await rows.nth(at).boundingBox())?.y ?? Infinity;
  // The sheet comes up from below.
  await expect.poll(() => topOf(0)).toBeLessThan(400);
  await expect.poll(() => topOf(4)).toBeLessThan(844);
});
