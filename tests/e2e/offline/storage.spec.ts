import type { Locator } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';

// Storage that is refused: src/camps/screens/browse/BreakPage.test.tsx.
// React tells the console what the screens say.
test.use({ expectedConsoleErrors: /StorageError/ });

test('shows the list from memory while storage is blocked and stores it later', async ({
  page,
  context,
}) => {
  await page.goto(fallPath);
  await expect(countLine(page)).toBeVisible();
  await page.goto('about:blank');
  // As a page that died while it wrote leaves it in WebKit.
  const holder = await context.newPage();
  await holder.goto('/robots.txt');
  await holder.evaluate(holdStorage);

  await page.clock.install();
  await page.goto(fallPath);
  await afterAWhile(countLine(page));
  await expect(page.getByText(/^We can’t save the camps on this device/)).toBeVisible();
  await expect(page.getByText('Error loading')).toHaveCount(0);
  await holder.close();
  await afterAWhile(page.getByText(/^Camps refreshed/));
  await expect(countLine(page)).toBeVisible();
});

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
  const store = opening.result.transaction(names, 'readwrite').objectStore('syncRecords');
  const goOn = () => {
    store.count().onsuccess = goOn;
  };
  goOn();
}
