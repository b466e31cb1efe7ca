import { expect, test } from '../support/camply.ts';
import { goTo, openPage } from '../support/openPage.ts';
import {
  CHILD,
  dayCell,
  FALL,
  fallBreak,
  listCamp,
  number,
  openPlanner,
  unlistCamp,
} from '../support/planner.ts';

const CAMP = { id: 'planner-page', camp_provider_name: 'Open Road' };

// The camp is younger than the build: its page comes from the app.
test.use({ expectedConsoleErrors: /status of 404/ });

test.beforeAll(({ backend }) => listCamp(backend, CAMP));
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

test('covers days by a camp planned on its page and reports changes of its listing', async ({
  page,
  backend,
}) => {
  await openPlanner(page, [fallBreak()]);
  await openPage(page, `/camps/${CAMP.id}`);
  const family = page.getByRole('region', { name: 'When', exact: true }).getByRole('list').first();
  await test.step('puts it in for the child in one tap, which Undo takes back', async () => {
    await expect(family).toContainText(`${CHILD.firstName} is off Oct 6–10.`);
    await expect(family).toContainText(`This closes 5 of ${CHILD.firstName}’s 5 open days.`);
    await expect(page.getByRole('button', { name: /^Your schools/ })).toBeHidden();
    await family.getByRole('button', { name: `Put it in the plan for ${CHILD.firstName}` }).click();
    await expect(family).toContainText(`It’s in ${CHILD.firstName}’s plan`);
    await expect(family.getByRole('link')).toHaveAttribute('href', /\/my-camps\?week=2025-10-06/);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(family).toContainText('This closes 5');
  });
  const plan = page.getByRole('button', { name: 'Add Open Road to your plan' });
  await plan.click();
  await page.getByRole('link', { name: 'It’s in your plan. Open My Schedule' }).click();

  const waiting = page.getByRole('region', { name: 'No day yet' });
  await waiting.getByRole('button', { name: /Open Road/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: CHILD.firstName }).click();
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/Open Road, 8:30–5, covered, Planned/);
  await expect(waiting).toHaveCount(0);

  await listCamp(backend, {
    ...CAMP,
    date_array: FALL.filter((day) => day !== '2025-10-08').map((date) => ({ date })),
    price: '$320',
  });
  await test.step('taken out on its page, it comes back by undo', async () => {
    await openPage(page, `/camps/${CAMP.id}`);
    await expect(page.getByText(/Changed/).first()).toBeVisible();
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
    await plan.click();
    await expect(page.getByText('Removed Open Road from your plan', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a day that the listing moved is open, with old and new words until it is seen', async () => {
    await goTo(page, '/my-camps');
    await expect(number(page)).toHaveText(/^4 of 5/);
    await expect(dayCell(page, 'Wednesday')).toHaveAccessibleName(/changed since you saved it/);
    const looks = page.getByRole('region', { name: 'Worth a look' });
    await expect(looks).toContainText('$300');
    await expect(looks).toContainText('$320');
    await expect(looks).toContainText(/Wed/);
    await looks.getByRole('button', { name: 'Got it' }).first().click();
    await expect(looks.getByText('$320')).toHaveCount(0);
    await expect(dayCell(page, 'Monday')).not.toHaveAccessibleName(/changed/);
  });
});
