import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
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

test('a camp planned on its page covers its days once it is told for whom; what its listing changes is said on all tabs', async ({
  page,
  context,
  backend,
}) => {
  await openPlanner(page, [fallBreak()]);
  await openPage(page, `/camps/${CAMP.id}`);
  const plan = page.getByRole('button', { name: 'Add Open Road to your plan' });
  await plan.click();
  await page.getByRole('link', { name: 'It’s in your plan. Open My Schedule' }).click();

  const waiting = page.getByRole('region', { name: 'No day yet' });
  await waiting.getByRole('button', { name: /Open Road/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: CHILD.firstName }).click();
  await sheet.getByRole('radio', { name: /Planned/ }).click();
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
    await expect(page.getByText('Open Road is out of your plan', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a day that the listing moved is open, with old and new words; seen once, it is quiet on all tabs', async () => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openPage(tab, '/my-camps');
      await expect(number(tab)).toHaveText(/^4 of 5/);
      await expect(dayCell(tab, 'Wednesday')).toHaveAccessibleName(/changed since you saved it/);
      await expect(looks(tab)).toContainText('$300');
      await expect(looks(tab)).toContainText('$320');
      await expect(looks(tab)).toContainText(/Wed/);
    }
    await looks(page).getByRole('button', { name: 'Got it' }).first().click();
    for (const tab of [page, other]) {
      await expect(looks(tab).getByText('$320')).toHaveCount(0);
      await expect(dayCell(tab, 'Monday')).not.toHaveAccessibleName(/changed/);
    }
  });
});

const looks = (page: Page) => page.getByRole('region', { name: 'Worth a look' });
