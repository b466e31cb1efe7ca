import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { sheet } from '../support/plannerSheets.ts';
import { startClock } from '../support/today.ts';

test.use({ family: 'new', viewport: { width: 390, height: 844 } });

test('plans the first week of a summer on a phone, from no summer at all', async ({ page }) => {
  await page.addInitScript(startClock, '2026-03-02T12:00:00-05:00');
  await openPage(page, '/my-camps');
  await page.getByLabel('First name or nickname').fill('Wren');
  await page.getByLabel('School district').selectOption({ label: 'DeKalb County' });
  await page.getByRole('button', { name: 'Show the days off' }).click();

  const breaks = page.getByRole('navigation', { name: 'Breaks' });
  await breaks.getByRole('button', { name: /When does school end/ }).click();
  await sheet(page).getByRole('button', { name: 'Thu, May 28' }).click();
  await sheet(page).getByRole('button', { name: 'Mon, Aug 3' }).click();
  await breaks.getByRole('button', { name: /May 29–Jul 31/ }).click();

  const week = page
    .getByRole('grid', { name: /week by week$/ })
    .getByRole('button', { name: /^Wren, Jul 13–17: / });
  await expect(week).toHaveAccessibleName(/5 days open$/);
  await week.click();
  await sheet(page)
    .getByRole('button', { name: /^Add .*, Monday to Friday$/ })
    .first()
    .click();
  await expect(sheet(page)).toBeHidden();
  await expect(week).not.toHaveAccessibleName(/5 days open$/);
  const totals = page.getByRole('table').last();
  await expect(totals.getByRole('row', { name: /^Wren 1 of / })).toBeVisible();

  // On a phone the news lies over it for a while.
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(week).toHaveAccessibleName(/5 days open$/);
});
