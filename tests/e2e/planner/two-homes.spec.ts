import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { dayCell, fallBreak, openPlanner } from '../support/planner.ts';

test('shows two homes by 2-2-3, and changes a night only after a yes', async ({ page }) => {
  await openPlanner(page, [fallBreak()]);
  await page.getByRole('button', { name: 'Two homes?' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your name').fill('Alex');
  await sheet.getByLabel('The other parent’s name').fill('Robin');
  await sheet.getByRole('radio', { name: '2-2-3', exact: true }).check();
  await sheet.getByLabel('First night').fill('2025-10-06');
  await sheet.getByRole('button', { name: 'Save' }).click();

  // The night of Wednesday is Robin's, and so are Thursday and the morning of Friday.
  await expect(dayCell(page, 'Wednesday')).toHaveAccessibleName(
    /Your day, You bring, Robin picks up/,
  );
  await expect(dayCell(page, 'Thursday')).toHaveAccessibleName(/Robin’s day/);
  await expectNoAxeViolations(page, 'two homes');

  await dayCell(page, 'Wednesday').click();
  await expect(sheet.getByText('Robin’s night.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Change nights' }).click();
  await sheet.getByRole('button', { name: 'Ask', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Two homes' });
  await expect(panel.getByText('You ask: swap Wed, Oct 8?')).toBeVisible();
  await expect(dayCell(page, 'Thursday')).toHaveAccessibleName(/Robin’s day/);

  await panel.getByRole('button', { name: 'Robin said yes' }).click();
  await expect(dayCell(page, 'Thursday')).toHaveAccessibleName(/Your day/);
  await expect(panel.getByText('You ask')).toBeHidden();

  await panel.getByRole('link', { name: 'Log of changes' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  const answered = page.getByRole('row').filter({ hasText: 'answer: yes, Mon, Sep 15, 2025' });
  await expect(answered).toContainText(/^Mon, Sep 15, 2025, 12:0\d\spmAlexNow: /);
});
