import type { Locator } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { dayCell } from '../support/planner.ts';
import { startClock } from '../support/today.ts';

test.use({ family: 'new', viewport: { width: 390, height: 844 }, hasTouch: true });

test('leads a newcomer on a phone to the year in four taps and to an own entry in ten', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await page.addInitScript(startClock, '2026-09-15T12:00:00-04:00');
  await openPage(page, '/my-camps');

  await tap(page.getByLabel('First name or nickname'));
  await page.keyboard.type('Wren');
  const district = page.getByLabel('School district');
  await tap(district);
  await district.selectOption({ label: 'DeKalb County' });
  // The wheel of a phone closes by a tap of its own.
  taps += 1;
  await tap(page.getByRole('button', { name: 'Show the days off' }));
  await expect(
    page
      .getByRole('button', { name: /Thanksgiving/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(taps).toBe(4);

  const monday = dayCell(page, 'Monday', 'Wren').first();
  await tap(
    page
      .getByRole('button', { name: /Thanksgiving/ })
      .filter({ visible: true })
      .first(),
  );
  await expect(monday).toHaveAccessibleName(/open$/);
  await tap(monday);
  const sheet = page.getByRole('dialog');
  await tap(sheet.getByRole('button', { name: 'Add your own' }));
  await tap(sheet.getByRole('button', { name: 'Sitter' }));
  await tap(sheet.getByRole('button', { name: 'Add', exact: true }));
  await expect(monday).toHaveAccessibleName(/Sitter, 9–4:30, covered, Confirmed$/);
  expect(taps).toBeLessThanOrEqual(10);

  await test.step('it is edited in its sheet, taken back, and there after a reload', async () => {
    await monday.tap();
    await sheet.getByLabel('Name').fill('Kim');
    await sheet.getByLabel('Name').blur();
    await expect(sheet.getByRole('heading', { name: 'Kim' })).toBeVisible();
    await sheet.getByRole('button', { name: 'All day' }).tap();
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await expect(monday).toHaveAccessibleName(/Kim, all day, covered, Confirmed$/);
    await page.getByRole('button', { name: 'Take the last change back' }).tap();
    await expect(monday).toHaveAccessibleName(/Kim, 9–4:30, covered, Confirmed$/);
    await page.reload();
    await expect(monday).toHaveAccessibleName(/Kim, 9–4:30, covered, Confirmed$/);
  });
});
