import type { Locator } from '@playwright/test';
import { networkComplaints, expect, test } from './camply.ts';
import { counted, countLine, fallPath } from './fallPage.ts';

test.use({ expectedComplaints: networkComplaints });

const directory = /^\/(rest\/v1|directory)\//;

test('a first visit that is cut in the middle of the first fill shows nothing half, and goes on later', async ({
  page,
  door,
}) => {
  door.cut(directory, 3000);
  await page.goto(fallPath);
  await expect(page.getByText('Error loading featured camps').first()).toBeVisible();
  await expect(countLine(page)).toHaveCount(0);
  door.mend();
  // It tries again by itself, after a wait that has grown with each failure.
  await expect(countLine(page)).toBeVisible({ timeout: 90_000 });
  const { shown, total } = await counted(page);
  expect(shown).toBe(total);
});

test('a connection that hangs at the first visit is given up and told; once it answers, the list comes by itself', async ({
  page,
  door,
}) => {
  await page.clock.install();
  const release = door.hold(directory);
  await page.goto(fallPath);
  await expect.poll(() => door.asked.some((path) => directory.test(path))).toBe(true);
  const afterAWhile = (seen: Locator) =>
    expect(async () => {
      await page.clock.runFor(31_000);
      await expect(seen).toBeVisible({ timeout: 500 });
    }).toPass();
  // Half a minute for the files, and as long for the database.
  await afterAWhile(page.getByText('Error loading featured camps').first());
  release();
  await afterAWhile(countLine(page));
});
