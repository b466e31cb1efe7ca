import { expect, test } from '../support/camply.ts';
import {
  fallBreak,
  listCamp,
  number,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const week = (first: number) =>
  Array.from({ length: 5 }, (_, at) => `2025-10-${String(first + at).padStart(2, '0')}`);
const WEEKS = [week(6), week(13), week(20)];
const CAMPS = WEEKS.map((_, at) => `long-break-${at + 1}`);
const ROWS = [
  { ...fallBreak(), to: WEEKS.at(-1)?.at(-1) },
  planned({
    id: 'paid',
    campId: 'gone-paid',
    providerName: 'Pine & Paddle',
    days: WEEKS[1] ?? [],
    status: 'confirmed',
    hours: { from: 480, to: 1080 },
    cents: 42_000,
  }),
];

test.beforeAll(async ({ backend }) => {
  for (const [at, id] of CAMPS.entries()) {
    await listCamp(backend, {
      id,
      camp_provider_name: `Meadow ${at + 1}`,
      price: '$60 a day',
      camp_dates: 'Oct 6-24',
      date_array: (WEEKS[at] ?? []).map((date) => ({ date })),
    });
  }
});
test.afterAll(async ({ backend }) => {
  for (const id of CAMPS) await unlistCamp(backend, id);
});

test('fills a break of three weeks by one plan within what its budget has left', async ({
  page,
}) => {
  await openPlanner(page, ROWS);
  const fullest = page.getByRole('article', { name: 'The fullest plan' });

  await test.step('one budget is for the whole break', async () => {
    await page.getByRole('button', { name: 'Set a budget' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Budget for all, in dollars').fill('900');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('$480 left')).toBeVisible();
  });

  await test.step('the plan has all weeks, read one by one, and counts what is booked in another', async () => {
    await page.getByRole('link', { name: 'Show the plans' }).click();
    await expect(fullest).toContainText('13 of 15 days');
    await expect(fullest).toContainText('$0 under your budget');
    await expect(fullest).toContainText('Week 1 of 3');
    await fullest.getByRole('button', { name: 'The week after' }).click();
    await expect(fullest.getByRole('table', { name: /Oct 13/ })).toContainText('Pine & Paddle');
  });

  await test.step('the schedule says the same once it is taken', async () => {
    await fullest.getByRole('button', { name: 'Use the fullest plan' }).click();
    await expect(number(page)).toHaveText(/^13 of 15/);
    await expect(page.getByText('$0 left')).toBeVisible();
  });
});
