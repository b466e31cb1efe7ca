import { builtFile } from '../support/builtFile.ts';
import { networkErrors, expect, test } from '../support/camply.ts';
import { fallPath, visitOnce, countLine, counted, searchField } from '../support/fallPage.ts';

// The browser also reports the MIME type of a portal's page in place of the worker.
const consoleErrors = new RegExp(`${networkErrors.source}|unsupported MIME type`);
test.use({ expectedConsoleErrors: consoleErrors });

const script = /^\/assets\/initial-[^/]*\.js$/;
const directory = /^\/rest\/v1\//;

test.describe('after one visit', () => {
  test.use({ hasServiceWorker: true });

  test('keeps listing and filtering while the server is down, and syncs when it is back', async ({
    page,
    siteProxy,
  }) => {
    const total = await visitOnce(page);
    await siteProxy.stop();
    await searchField(page).fill('robot');
    await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
    await page.evaluate(comeBack);
    await searchField(page).fill('');
    await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
    await expect(page.getByText('Error loading featured camps')).toHaveCount(0);

    await siteProxy.start();
    const before = siteProxy.requests.length;
    await page.reload();
    await expect
      .poll(() => siteProxy.requests.slice(before).some((path) => directory.test(path)))
      .toBe(true);
    await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
  });

  test('opens behind a captive portal and caches nothing from it', async ({ page, siteProxy }) => {
    const total = await visitOnce(page);
    siteProxy.override(/.*/, {
      status: 200,
      type: 'text/html',
      body: '<h1>Welcome to Hotel WiFi</h1>',
    });
    await page.reload();
    await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
    // The browser asks for a new worker; the portal's page is none and must not become one.
    await page.evaluate(askForUpdate);
    await page.reload();
    await expect(countLine(page)).toBeVisible();
    await expect(page.getByText('Hotel WiFi')).toHaveCount(0);
    expect(await page.evaluate(cachedWith, 'Hotel WiFi')).toEqual([]);
  });

  test('shows the list on a hanging connection', async ({ page, siteProxy }) => {
    const total = await visitOnce(page);
    siteProxy.hold(/.*/);
    await page.reload();
    await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
  });
});

function comeBack(): void {
  window.dispatchEvent(new Event('online'));
}

async function askForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

/** URLs in all caches whose body contains this text. */
async function cachedWith(needle: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text();
      if (text?.includes(needle)) found.push(request.url);
    }
  }
  return found;
}

test('says that a chunk failed to load and retries on a press', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const file = `**${builtFile('src/features/browse/listEngine.ts')}`;
  await page.route(file, (route) => route.abort());
  await page.goto(fallPath);
  // It tries by itself once; the next try is a person's.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText('Failed to load featured camps').first()).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(countLine(page)).toBeVisible();
});

test('retries a truncated script until the page hydrates', async ({ page, siteProxy }) => {
  const tries = () => siteProxy.requests.filter((path) => script.test(path)).length;
  siteProxy.truncate(script, 1000);
  await page.goto(fallPath);
  await expect.poll(tries).toBeGreaterThan(2);
  await expect(countLine(page)).toHaveCount(0);
  siteProxy.restore();
  await expect(countLine(page)).toBeVisible();
});
