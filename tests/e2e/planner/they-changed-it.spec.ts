import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import {
  dayCell,
  FALL,
  fallBreak,
  listCamp,
  number,
  openPlanner,
  unlistCamp,
} from '../support/planner.ts';

const CAMP = { id: 'planner-changed', camp_provider_name: 'Shifting Sands' };

test.beforeAll(({ backend }) => listCamp(backend, CAMP));
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

test('a booked day that the directory moves is said with old and new words, and is open; seen once, it is quiet on all tabs', async ({
  page,
  context,
  backend,
}) => {
  await openPlanner(page, [fallBreak()]);
  await dayCell(page, 'Wednesday').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Shifting Sands' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);

  await listCamp(backend, {
    ...CAMP,
    date_array: FALL.filter((day) => day !== '2025-10-08').map((date) => ({ date })),
    price: '$320',
  });
  await openPage(page, '/my-camps');
  await expect(number(page)).toHaveText(/^4 of 5/);
  await expect(dayCell(page, 'Wednesday')).toHaveAccessibleName(/changed since you saved it/);
  const looks = page.getByRole('region', { name: 'Worth a look' });
  await expect(looks).toContainText('$300');
  await expect(looks).toContainText('$320');
  await expect(looks).toContainText(/Wed/);

  const other = await context.newPage();
  await openPage(other, `/camps/${CAMP.id}`);
  await expect(other.getByText(/Changed/).first()).toBeVisible();
  await openPage(other, '/my-camps');
  await looks.getByRole('button', { name: 'Got it' }).first().click();
  await expect(looks).not.toContainText('$320');
  await expect(other.getByRole('region', { name: 'Worth a look' }).getByText('$320')).toHaveCount(
    0,
  );
  await expect(dayCell(other, 'Monday')).not.toHaveAccessibleName(/changed/);
});
