import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import {
  CHILD,
  dayCell,
  fallBreak,
  listCamp,
  openPlanner,
  unlistCamp,
} from '../support/planner.ts';

const CAMP = { id: 'planner-page', camp_provider_name: 'Open Road' };

// The camp is younger than the build: its page comes from the app.
test.use({ expectedConsoleErrors: /status of 404/ });

test.beforeAll(({ backend }) => listCamp(backend, CAMP));
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

test('a camp planned on its page waits to be told for whom, then covers its days; taking it out can be undone', async ({
  page,
}) => {
  await openPlanner(page, [fallBreak()]);
  await openPage(page, `/camps/${CAMP.id}`);
  const plan = page.getByRole('button', { name: 'Add Open Road to your plan' });
  await plan.click();
  await page.getByRole('link', { name: 'It’s in your plan. Open My Schedule' }).click();

  const waiting = page.getByRole('region', { name: 'No day yet' });
  await waiting.getByRole('button', { name: /Open Road/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: CHILD.firstName }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Planned/ })
    .click();
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/Open Road, 8:30–5, covered, Planned/);
  await expect(waiting).toHaveCount(0);

  await openPage(page, `/camps/${CAMP.id}`);
  await expect(plan).toHaveAttribute('aria-pressed', 'true');
  await plan.click();
  await expect(page.getByText('Open Road is out of your plan', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(plan).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/my-camps');
  await expect(dayCell(page, 'Friday')).toHaveAccessibleName(/Open Road/);
});
