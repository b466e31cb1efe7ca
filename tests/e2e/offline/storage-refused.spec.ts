import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';

// React tells the console what the screens say.
test.use({
  expectedConsoleErrors: /StorageError|denied|A camp could not be saved|IndexedDB API missing/,
});

const refusals = {
  'is refused, as with blocked cookies': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'does not exist': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`where storage ${name}, the list works and the page says that it is not kept`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await page.goto(`${fallPath}?activity=art`);
    await expect(countLine(page)).toBeVisible();
    await expect(page.getByText(/^We can’t save the camps on this device/)).toBeVisible();
    await expect(page.getByText('Error loading featured camps')).toHaveCount(0);
    await expect(page.getByText('Nothing can be saved here.')).toBeVisible();
    await page.getByRole('button', { name: 'Close: Nothing can be saved here.' }).click();
    await expect(page.getByText('Nothing can be saved here.')).toHaveCount(0);
    await page.goto('/favorites');
    await expect(page.getByRole('alert').filter({ hasText: keepsNothing })).toBeVisible();
  });
}

const keepsNothing = 'This browser isn’t keeping anything for Camply';

test('where storage never answers, a heart says within seconds that it is not saved, and the plan that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A request whose events never come.
    const silent = { set: () => undefined, get: () => null };
    const events = ['onsuccess', 'onerror', 'onblocked', 'onupgradeneeded'];
    IDBFactory.prototype.open = () =>
      Object.create(
        IDBOpenDBRequest.prototype,
        Object.fromEntries(events.map((name) => [name, silent])),
      );
  });
  await page.clock.install();
  await page.goto(fallPath);
  await within20s(page, () => expect(countLine(page)).toBeVisible({ timeout: 500 }));
  await page
    .getByRole('button', { name: /^Save .* to favorites$/ })
    .first()
    .click();
  await within20s(page, () => expect(page.getByText(/^Not saved/)).toBeVisible({ timeout: 500 }));
  await page.goto('/my-camps');
  await within20s(page, () => expect(page.getByText(keepsNothing)).toBeVisible({ timeout: 500 }));
});

/** Of the page's clock. */
async function within20s(page: Page, check: () => Promise<void>): Promise<void> {
  let seconds = 0;
  await expect(async () => {
    if (seconds < 20) await page.clock.runFor(1000);
    seconds += 1;
    await check();
  }).toPass();
}
