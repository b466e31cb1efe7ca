import { expect, networkErrors, test } from '../support/camply.ts';
import {
  dayCell,
  fallBreak,
  listCamp,
  number,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const FIRST = { id: 'planner-first', camp_provider_name: 'First Light' };
const SECOND = { id: 'planner-second', camp_provider_name: 'Second Wind' };

test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

test.beforeAll(async ({ backend }) => {
  await listCamp(backend, FIRST);
  await listCamp(backend, { ...SECOND, price: '$240' });
});
test.afterAll(async ({ backend }) => {
  for (const { id } of [FIRST, SECOND]) await unlistCamp(backend, id);
});

test('a first choice with a waitlist offers the second in one tap, offline; the day is never silently covered or open', async ({
  page,
  context,
}) => {
  await openPlanner(page, [
    fallBreak(),
    planned({ id: 'one', campId: FIRST.id, providerName: 'First Light', wantId: 'week' }),
    planned({
      id: 'two',
      campId: SECOND.id,
      providerName: 'Second Wind',
      wantId: 'week',
      rank: 2,
      status: 'considering',
    }),
  ]);
  await expect(number(page)).toHaveText(/^5 of 5/);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await dayCell(page, 'Monday').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /Waitlisted/ }).click();
  await expect(sheet.getByText(/Second Wind/).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(number(page)).toHaveText(/^0 of 5/);
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/First Light, Waiting/);

  const offer = page.getByRole('region', { name: 'Worth a look' });
  await expect(offer).toContainText('Second Wind: $240');
  await offer.getByRole('button', { name: 'Take Second Wind' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(
    /Second Wind, 8:30–5, covered, Planned/,
  );

  // The place comes after all: one tap confirms it and cancels the back-up.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(number(page)).toHaveText(/^0 of 5/);
});

test('what the other days hang on stays as it is while one is given up', async ({ page }) => {
  await openPlanner(page, [
    fallBreak(),
    planned({ id: 'one', campId: FIRST.id, providerName: 'First Light', status: 'confirmed' }),
  ]);
  await dayCell(page, 'Monday').click();
  const sheet = page.getByRole('dialog');
  const tile = (status: RegExp) => sheet.getByRole('radio', { name: status });
  const topOf = async (status: RegExp) => (await tile(status).boundingBox())?.y ?? Number.NaN;
  const note = (status: string) =>
    sheet.getByRole('button', { name: `Close: First Light: ${status}` });
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await tile(/Cancelled/).scrollIntoViewIfNeeded();
    const top = await topOf(/Planned/);
    await tile(/Cancelled/).click();
    await expect(number(page)).toHaveText(/^0 of 5/);
    // The note that says so, and its end, move nothing under the finger.
    await expect(note('Cancelled')).toBeVisible();
    expect(await topOf(/Planned/)).toBeCloseTo(top, 0);
    await tile(/Planned/).click();
    await expect(number(page)).toHaveText(/^5 of 5/);
    for (const status of ['Cancelled', 'Planned']) {
      await note(status).click();
      await expect(note(status)).toHaveCount(0);
    }
    expect(await topOf(/Planned/)).toBeCloseTo(top, 0);
  }
});
