import type { Locator } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import {
  dayCell,
  FALL,
  fallBreak,
  listCamp,
  number,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const FIRST = { id: 'planner-first', camp_provider_name: 'First Light' };
const SECOND = { id: 'planner-second', camp_provider_name: 'Second Wind', price: '$240' };
const week = FALL.slice(0, 4);

test.beforeAll(async ({ backend }) => {
  for (const camp of [FIRST, SECOND]) await listCamp(backend, camp);
});
test.afterAll(async ({ backend }) => {
  for (const { id } of [FIRST, SECOND]) await unlistCamp(backend, id);
});

test('offers the second choice in one tap when the first has a waitlist', async ({ page }) => {
  const first = { campId: FIRST.id, providerName: 'First Light' };
  const second = { campId: SECOND.id, providerName: 'Second Wind' };
  await openPlanner(page, [
    fallBreak(),
    planned({ id: 'one', ...first, days: week, wantId: 'week' }),
    planned({ id: 'two', ...second, days: week, wantId: 'week', rank: 2, status: 'considering' }),
    planned({ id: 'alone', ...first, days: FALL.slice(4), status: 'confirmed' }),
  ]);
  await expect(number(page)).toHaveText(/^5 of 5/);
  const sheet = page.getByRole('dialog');
  const tile = (status: RegExp) => sheet.getByRole('radio', { name: status });

  await test.step('a note of what was pressed, and its end, move nothing under the finger', async () => {
    await dayCell(page, 'Friday').click();
    const note = (status: string) =>
      sheet.getByRole('button', { name: `Close: First Light: ${status}` });
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await tile(/Canceled/).scrollIntoViewIfNeeded();
      const before = await topOf(tile(/Planned/));
      await tile(/Canceled/).click();
      await expect(number(page)).toHaveText(/^4 of 5/);
      await expect(note('Canceled')).toBeVisible();
      expect(await topOf(tile(/Planned/))).toBeCloseTo(before, 0);
      await tile(/Planned/).click();
      await expect(number(page)).toHaveText(/^5 of 5/);
      await expect(note('Canceled'), 'the newest alone').toHaveCount(0);
      await note('Planned').click();
      await expect(note('Planned')).toHaveCount(0);
      expect(await topOf(tile(/Planned/))).toBeCloseTo(before, 0);
    }
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toHaveCount(0);
  });

  await dayCell(page, 'Monday').click();
  await tile(/Waitlisted/).click();
  await expect(sheet.getByText(/Second Wind/).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(number(page)).toHaveText(/^1 of 5/);
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/First Light, Waiting/);

  const offer = page.getByRole('region', { name: 'Worth a look' });
  await expect(offer).toContainText('Second Wind: $240');
  await offer.getByRole('button', { name: 'Take Second Wind' }).click();
  await expect(number(page)).toHaveText(/^5 of 5/);
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(
    /Second Wind, 8:30–5, covered, Planned/,
  );
  const taken = page.locator('li', { hasText: 'Added Second Wind to your plan' });
  await taken.getByRole('button', { name: 'Undo' }).click();
  await expect(number(page)).toHaveText(/^1 of 5/);
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
