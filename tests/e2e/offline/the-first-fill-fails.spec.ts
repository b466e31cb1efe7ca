import type { Locator } from '@playwright/test';
import { networkErrors, expect, test } from '../support/camply.ts';
import { counted, countLine, fallPath } from '../support/fallPage.ts';

test.use({ expectedComplaints: networkErrors });

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
  // Half a minute for the files, and as long for the database.
  await afterAWhile(page.getByText('Error loading featured camps').first());
  release();
  await afterAWhile(countLine(page));
});

for (const { path, list } of [
  { path: fallPath, list: 'Failed to load featured camps' },
  { path: '/browse-camps', list: 'Failed to load camps' },
]) {
  test(`${path}: storage that is stuck is told with what helps; once it moves, the list comes by itself`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await expect(page.getByText(/^Showing \d+ of \d+/).first()).toBeVisible();
    await page.goto('about:blank');
    // As a page that died while it wrote leaves it in WebKit.
    const holder = await context.newPage();
    await holder.goto('/robots.txt');
    await holder.evaluate(holdStorage);

    await page.clock.install();
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: list });
    await afterAWhile(alert);
    await expect(alert).toContainText('close the browser and open it again');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await holder.close();
    await afterAWhile(page.getByText(/^Showing \d+ of \d+/).first());
    await expect(alert).toHaveCount(0);
  });
}

const afterAWhile = (seen: Locator) =>
  expect(async () => {
    await seen.page().clock.runFor(31_000);
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass();

/** Writes to the directory's copy and comes to no end as long as this page lives. */
async function holdStorage(): Promise<void> {
  const opening = indexedDB.open('camply-cache');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const names = [...opening.result.objectStoreNames];
  const store = opening.result.transaction(names, 'readwrite').objectStore('marks');
  const goOn = () => {
    store.count().onsuccess = goOn;
  };
  goOn();
}
