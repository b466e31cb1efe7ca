import { expect, test } from '../support/camply.ts';
import {
  fallBreak,
  FALL,
  listCamp,
  number,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const LONG = { id: 'plan-b-long', camp_provider_name: 'Long Meadow' };
const DEAR = { id: 'plan-b-dear', camp_provider_name: 'Dear Hollow' };
const ROWS = [
  fallBreak(),
  planned({
    id: 'kept',
    campId: 'gone-kept',
    providerName: 'Pine & Paddle',
    days: FALL.slice(0, 1),
    status: 'confirmed',
    hours: { from: 540, to: 990 },
    note: 'Row of the family',
    cents: 9000,
  }),
];

test.beforeAll(async ({ backend }) => {
  await listCamp(backend, { ...LONG, price: '$60 a day' });
  await listCamp(backend, { ...DEAR, price: '$95 a day', street_address: '77 5th St NW' });
});
test.afterAll(async ({ backend }) => {
  for (const { id } of [LONG, DEAR]) await unlistCamp(backend, id);
});

test('fills the open days by a plan within a budget and reverts it by one undo', async ({
  page,
}) => {
  await openPlanner(page, ROWS);
  const show = page.getByRole('link', { name: 'Show the plans' });
  const fullest = page.getByRole('article', { name: 'The fullest plan' });

  await test.step('on a narrow phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await show.click();
    await expect(page.getByRole('article').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  await test.step('on a phone the first plan comes before the wishes are read', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.getByRole('article').first();
    await expect
      .poll(async () => (await first.boundingBox())?.y ?? Infinity)
      .toBeLessThanOrEqual(260);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('nothing changes for who keeps the own plan', async () => {
    await page.getByRole('link', { name: 'Keep my plan as it is' }).click();
    await expect(number(page)).toHaveText(/^1 of 5/);
  });

  await test.step('a plan says what it changes', async () => {
    await show.click();
    await expect(fullest).toContainText('5 of 5 days');
    await fullest.getByText('What changes').click();
    await expect(fullest.getByRole('listitem').first()).toContainText('Long Meadow');
    await expect(fullest).toContainText('If they say no: Dear Hollow');
  });

  await test.step('a budget that is too small says what is missing, and one press raises it', async () => {
    await page.getByLabel('Budget').fill('$220');
    await page.getByRole('button', { name: 'Look again' }).press('Enter');
    await expect(page.getByText('No plan covers all 5 days. The closest covers 3.')).toBeVisible();
    await expect(fullest).toContainText('For $60 more');
    await fullest.getByText(/^Why 2 days stay open/).click();
    await expect(fullest).toContainText('fit into the plan');
    await page.getByRole('button', { name: /^Raise the budget to \$330/ }).click();
    await expect(page.getByLabel('Budget')).toHaveValue('330');
    await expect(fullest).toContainText('5 of 5 days');
  });

  await test.step('the picked plan is in the schedule until it is undone', async () => {
    await fullest.getByRole('button', { name: 'Use the fullest plan' }).click();
    await expect(page).toHaveURL(/\/my-camps(\?|$)/);
    await expect(
      page.getByText('The fullest plan: added to your plan', { exact: true }),
    ).toBeVisible();
    await expect(number(page)).toHaveText(/^5 of 5/);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(number(page)).toHaveText(/^1 of 5/);
  });
});
