import { expect, test } from '../support/camply.ts';
import { goTo, openPage } from '../support/openPage.ts';
import {
  CHILD,
  dayCell,
  fallBreak,
  listCamp,
  openPlanner,
  unlistCamp,
} from '../support/planner.ts';

const CAMP = { id: 'planner-heart', camp_provider_name: 'Heart Hollow' };

// The camp is younger than the build: its page comes from the app.
test.use({ expectedConsoleErrors: /status of 404/ });

test.beforeAll(({ backend }) => listCamp(backend, CAMP));
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

test('takes a favorite to a planned week in two taps', async ({ page }) => {
  await openPlanner(page, [fallBreak()]);
  await openPage(page, `/camps/${CAMP.id}`);
  await page.getByRole('button', { name: 'Save Heart Hollow to favorites' }).first().click();
  await goTo(page, '/favorites');
  const name = CHILD.firstName;
  const row = page.getByRole('article', { name: 'Heart Hollow' });

  await row.getByRole('button', { name: 'Plan Heart Hollow' }).click();
  await row.getByRole('button', { name: new RegExp(`^Plan Mon to Fri.* for ${name}$`) }).click();

  await expect(row.getByText(new RegExp(`^Planned for ${name}: Mon to Fri`))).toBeVisible();
  await goTo(page, '/my-camps');
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(
    /Heart Hollow, 8:30–5, covered, Planned/,
  );
});
