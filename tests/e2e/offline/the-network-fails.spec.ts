import type { Page } from '@playwright/test';
import { networkErrors, expect, test } from '../support/camply.ts';
import {
  counted,
  countLine,
  fallPath,
  openFallPage,
  searchField,
  whenCached,
} from '../support/fallPage.ts';

// The browser also says what it thinks of a portal's page in the place of the worker.
const complaints = new RegExp(`${networkErrors.source}|unsupported MIME type`);
test.use({ expectedComplaints: complaints, keepsApp: true });

const pageFile = /^\/directory\/[0-9a-f]{64}\.json/;
const script = /^\/assets\/routes-[^/]*\.js$/;
const directory = /^\/(rest\/v1|directory)\//;

/** The app and its camps are on this phone now. Answers how many. */
async function visitOnce(page: Page): Promise<number> {
  await openFallPage(page);
  await whenCached(page);
  return (await counted(page)).total;
}

test('page files that break off cost nothing but time: the database fills the phone', async ({
  page,
  door,
}) => {
  door.cut(pageFile, 3000);
  await openFallPage(page);
  expect(door.asked.some((path) => pageFile.test(path))).toBe(true);
  expect(door.asked.some((path) => path.includes('changed_camps'))).toBe(true);
});

test('the server dies while the page is open: the list stays and filters, and it lives on when the server is back', async ({
  page,
  door,
}) => {
  const total = await visitOnce(page);
  await door.shut();
  await searchField(page).fill('robot');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  await page.evaluate(comeBack);
  await searchField(page).fill('');
  await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
  await expect(page.getByText('Error loading featured camps')).toHaveCount(0);

  await door.open();
  const before = door.asked.length;
  await page.reload();
  await expect.poll(() => door.asked.slice(before).some((path) => directory.test(path))).toBe(true);
  await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
});

test('a portal that answers everything with its page after one visit: the app opens from the phone and keeps nothing of it', async ({
  page,
  door,
}) => {
  const total = await visitOnce(page);
  door.spoil(/.*/, { status: 200, type: 'text/html', body: '<h1>Welcome to Hotel WiFi</h1>' });
  await page.reload();
  await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
  // The browser asks for a new worker; the portal's page is none and must not become one.
  await page.evaluate(askForUpdate);
  await page.reload();
  await expect(countLine(page)).toBeVisible();
  await expect(page.getByText('Hotel WiFi')).toHaveCount(0);
  expect(await page.evaluate(keptOf, 'Hotel WiFi')).toEqual([]);
});

test('a connection that hangs after one visit: the list is there all the same', async ({
  page,
  door,
}) => {
  const total = await visitOnce(page);
  door.hold(/.*/);
  await page.reload();
  await expect(countLine(page)).toHaveText(`Showing ${total} of ${total} camps`);
});

function comeBack(): void {
  window.dispatchEvent(new Event('online'));
}

async function askForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

/** Addresses in all caches whose body holds these words. */
async function keptOf(words: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text();
      if (text?.includes(words)) found.push(request.url);
    }
  }
  return found;
}

test('a part of the list does not come: the page says so and a try brings it', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/listEngine-*.js', (route) => route.abort());
  await page.goto(fallPath);
  // It tries by itself once; the next try is a person's.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText('Failed to load featured camps').first()).toBeVisible();
  await page.unroute('**/assets/listEngine-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(countLine(page)).toBeVisible();
});

test('a script of the first visit breaks off: the page wakes up all the same, a little later', async ({
  page,
  door,
}) => {
  const tries = () => door.asked.filter((path) => script.test(path)).length;
  door.cut(script, 1000);
  await page.goto(fallPath);
  await expect.poll(tries).toBeGreaterThan(2);
  await expect(countLine(page)).toHaveCount(0);
  door.mend();
  await expect(countLine(page)).toBeVisible();
});
