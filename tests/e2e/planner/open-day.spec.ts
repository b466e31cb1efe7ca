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

const CARE = {
  id: 'planner-care',
  camp_provider_name: 'Owl House',
  camps_hours: '9am-3pm',
  price: '$50 a day',
  extended_care: 'After care until 5:00 pm, $12 a day.',
};

test.beforeAll(async ({ backend }) => {
  await listCamp(backend, LONG);
  await listCamp(backend, CARE);
});
test.afterAll(async ({ backend }) => {
  await unlistCamp(backend, LONG.id);
  await unlistCamp(backend, CARE.id);
});

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

test('covers a day by a camp to 3:00 with the care that its listing names, at the listed price', async ({
  page,
}) => {
  await openPlanner(page, [fallBreak()]);
  await dayCell(page, 'Wednesday').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('9–3 plus care to 5:00 pm: closes 5 days, +$60')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add Owl House with care' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);
  await expect(dayCell(page, 'Wednesday')).toHaveAccessibleName(/Owl House, 9–5, covered, Planned/);
  await expect(page.getByText(/\$310/).first()).toBeVisible();

  await dayCell(page, 'Wednesday').click();
  await expect(sheet.getByLabel('After care, for all days')).toHaveValue('60');
  await expect(sheet.getByLabel('Until')).toHaveValue(String(17 * 60));
});
