import { expect, test } from '../support/camply.ts';
import { dayCell, fallBreak, openPlanner, planned } from '../support/planner.ts';
import { startClock } from '../support/today.ts';

/** The camp was from Monday to Friday. */
const AFTER_FALL = '2025-10-20T12:00:00-04:00';

test('takes a receipt for a camp after its break', async ({ page }) => {
  const camp = { id: 'pine', campId: 'pine-and-paddle-fall-2025', providerName: 'Pine & Paddle' };
  await openPlanner(page, [fallBreak(), planned({ ...camp, status: 'confirmed', cents: 42_000 })]);
  await page.addInitScript(startClock, AFTER_FALL);
  await page.reload();

  await test.step('the break is at the end of the year', async () => {
    await page.getByText('Past breaks (1)').click();
    const year = page.getByRole('region', { name: 'The school year' });
    await year.getByRole('button', { name: /^Fall break.*Over, 1 camp$/ }).click();
    await expect(page.getByRole('grid', { name: /Fall break/ })).toBeVisible();
    await expect(page.getByText('Open a day to add a booking, a receipt or a note.')).toBeVisible();
    await expect(page.getByRole('grid').getByText('Open')).toHaveCount(0);
  });

  const wednesday = dayCell(page, 'Wednesday');
  await expect(wednesday).toHaveAccessibleName(/Pine & Paddle, Over, Confirmed$/);
  await wednesday.click();
  const sheet = page.getByRole('dialog', { name: 'Pine & Paddle' });
  await expect(sheet.getByRole('button', { name: 'Move days' })).toHaveCount(0);
  const amount = sheet.getByLabel('Amount', { exact: true });
  await amount.fill('420');
  await sheet.getByRole('button', { name: 'Add receipt' }).click();
  await expect(sheet.getByText('$420 so far')).toBeVisible();
  // Empty once it is stored.
  await expect(amount).toHaveValue('');

  await test.step('its address finds it by a day of it, and the receipt is there', async () => {
    await page.goto('/my-camps?break=2025-10-08');
    await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/Over/);
    await dayCell(page, 'Monday').click();
    await expect(sheet.getByText('$420 so far')).toBeVisible();
  });
});
