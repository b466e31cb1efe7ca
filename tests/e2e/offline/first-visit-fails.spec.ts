import type { Locator } from '@playwright/test';
import { networkErrors, expect, test } from '../support/camply.ts';
import { fallPath, countLine, counted } from '../support/fallPage.ts';

test.use({ expectedConsoleErrors: networkErrors });

const directory = /^\/rest\/v1\//;

test('a truncated first fill shows no partial list and is retried', async ({ page, siteProxy }) => {
  siteProxy.truncate(directory, 3000);
  await page.goto(fallPath);
  await expect(page.getByText('Error loading featured camps').first()).toBeVisible();
  await expect(countLine(page)).toHaveCount(0);
  siteProxy.restore();
  // It tries again by itself, after a wait that has grown with each failure.
  await expect(countLine(page)).toBeVisible({ timeout: 90_000 });
  const { shown, total } = await counted(page);
  expect(shown).toBe(total);
});

test('a hanging connection times out with an error, and the list appears once it answers', async ({
  page,
  siteProxy,
}) => {
  await page.clock.install();
  const release = siteProxy.hold(directory);
  await page.goto(fallPath);
  await expect.poll(() => siteProxy.requests.some((path) => directory.test(path))).toBe(true);
  // Half a minute for the files, and as long for the database.
  await afterAWhile(page.getByText('Error loading featured camps').first());
  release();
  await afterAWhile(countLine(page));
});

for (const path of [fallPath, '/browse-camps']) {
  test(`${path}: where storage is stuck the list comes from memory and says so, and is kept once it is free`, async ({
    page,
    context,
  }) => {
    const list = page.getByText(/^Showing \d+ of \d+/).first();
    await page.goto(path);
    await expect(list).toBeVisible();
    await page.goto('about:blank');
    // As a page that died while it wrote leaves it in WebKit.
    const holder = await context.newPage();
    await holder.goto('/robots.txt');
    await holder.evaluate(holdStorage);

    await page.clock.install();
    await page.goto(path);
    await afterAWhile(list);
    await expect(page.getByText(/^We can’t save the camps on this device/)).toBeVisible();
    await expect(page.getByText('Error loading')).toHaveCount(0);
    await holder.close();
    await afterAWhile(page.getByText(/^Camps refreshed/));
    await expect(list).toBeVisible();
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
