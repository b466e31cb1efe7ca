import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import {
  dayCell,
  fallBreak,
  FALL,
  listCamp,
  number,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const LONG = { id: 'planner-long', camp_provider_name: 'Long Meadow' };
const HALF = { id: 'planner-half', camp_provider_name: 'Half Moon' };
const SILENT = { id: 'planner-silent', camp_provider_name: 'Silent Pines' };

test.beforeAll(async ({ backend }) => {
  await listCamp(backend, LONG);
  await listCamp(backend, { ...HALF, camps_hours: '9am-12pm' });
  await listCamp(backend, { ...SILENT, camps_hours: 'Full day' });
});
test.afterAll(async ({ backend }) => {
  for (const { id } of [LONG, HALF, SILENT]) await unlistCamp(backend, id);
});

test('the stubborn Wednesday: a tap shows what closes the most days, adding it closes all of them, one tap undoes it', async ({
  page,
}) => {
  await openPlanner(page, [fallBreak()]);
  await expect(number(page)).toHaveText(/^0 of 5/);
  await dayCell(page, 'Wednesday').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add Long Meadow' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);
  for (const day of ['Monday', 'Wednesday', 'Friday']) {
    await expect(dayCell(page, day)).toHaveAccessibleName(/Long Meadow, 8:30–5, covered, Planned/);
  }
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(number(page)).toHaveText(/^0 of 5/);
});

test('Ctrl+Z takes the last change back, and with Shift does it again', async ({ page }) => {
  await openPlanner(page, [fallBreak()]);
  await dayCell(page, 'Wednesday').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Long Meadow' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number(page)).toHaveText(/^0 of 5/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(number(page)).toHaveText(/^5 of 5/);
});

test('a half day tells the truth: it is part of the day, with the gap drawn, and counts in no total', async ({
  page,
}) => {
  await openPlanner(page, [
    fallBreak(),
    planned({ id: 'half', campId: HALF.id, providerName: 'Half Moon' }),
  ]);
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/Half Moon, to 12, part of the day/);
  await expect(number(page)).toHaveText(/^0 of 5/);
  await expect(page.getByRole('region', { name: /in one number$/ })).toContainText('5 end early');
  await page.getByRole('button', { name: 'Hours', exact: true }).click();
  await expect(page.getByRole('button', { name: /Open, 12–4:30$/ })).toHaveCount(FALL.length);
  await expect(page).toHaveURL(/view=hours/);
});

test('hours that nobody gave leave the day uncertain, with a question ready to be sent', async ({
  page,
}) => {
  await openPlanner(page, [
    fallBreak(),
    planned({ id: 'silent', campId: SILENT.id, providerName: 'Silent Pines' }),
  ]);
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(
    /Hours\?, not counted: hours aren’t known/,
  );
  await expect(number(page)).toHaveText(/^0 of 5/);
  await dayCell(page, 'Monday').click();
  await page.getByRole('dialog').getByRole('button', { name: /Ask/ }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(
    /Silent Pines|hours|time/,
  );
});

test('what a camp covers is there after a restart of the app', async ({ page }) => {
  await openPlanner(page, [fallBreak()]);
  await dayCell(page, 'Friday').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Long Meadow' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);
  await openPage(page, '/my-camps');
  await expect(number(page)).toHaveText(/^5 of 5/);
});
