import { expect, networkErrors, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { dayCell } from '../support/planner.ts';
import { startClock } from '../support/today.ts';

test.use({ family: 'new', hasServiceWorker: true, expectedConsoleErrors: networkErrors });

test('a first name and a district: the whole year stands there, offline, and Thanksgiving Thursday is at home', async ({
  page,
  siteProxy,
}) => {
  await page.addInitScript(startClock, '2026-09-15T12:00:00-04:00');
  await openPage(page, '/my-camps');
  await expect(page.getByRole('heading', { name: 'Who’s off school?' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await siteProxy.stop();
  await page.reload();

  await page.getByLabel('First name or nickname').fill('Wren');
  await page.getByLabel('School district').selectOption({ label: 'DeKalb County' });
  await page.getByRole('button', { name: 'Show the days off' }).click();

  const year = page.getByRole('region', { name: 'The school year' });
  for (const name of ['Fall Break', 'Thanksgiving', 'Winter Holiday', 'Spring Break']) {
    await expect(year.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
  }
  await year.getByRole('button', { name: /Thanksgiving/ }).click();
  await expect(dayCell(page, 'Thursday', 'Wren')).toHaveAccessibleName(/Home, You\?, at home$/);
  await expect(dayCell(page, 'Monday', 'Wren')).toHaveAccessibleName(/open$/);

  // A day nobody is home after all is one tap away, and so is the way back.
  await dayCell(page, 'Thursday', 'Wren').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nobody’s home' }).click();
  await expect(dayCell(page, 'Thursday', 'Wren')).toHaveAccessibleName(/open$/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(dayCell(page, 'Thursday', 'Wren')).toHaveAccessibleName(/at home$/);
  await page.reload();
  await expect(
    dayCell(page, 'Thursday', 'Wren')
      .or(dayCell(page, 'Monday', 'Wren'))
      .first(),
  ).toBeVisible();
});

test('without a name it says what is missing, beside the field', async ({ page }) => {
  await openPage(page, '/my-camps');
  await page.getByRole('button', { name: 'Show the days off' }).click();
  const name = page.getByLabel('First name or nickname');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Type a first name or a nickname/);
});

test('a sample family can be tried, changes nothing, and is gone with one tap', async ({
  page,
}) => {
  await openPage(page, '/my-camps');
  await page.getByRole('button', { name: 'Look at a sample family first' }).click();
  await expect(page.getByText('This is a sample family.')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Start my own' }).click();
  await expect(page.getByRole('heading', { name: 'Who’s off school?' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const opened = indexedDB.open('camply');
    await new Promise((resolve) => {
      opened.addEventListener('success', resolve);
    });
    const count = opened.result.transaction('plan').objectStore('plan').count();
    await new Promise((resolve) => {
      count.addEventListener('success', resolve);
    });
    opened.result.close();
    return count.result;
  });
  expect(kept).toBe(0);
});
