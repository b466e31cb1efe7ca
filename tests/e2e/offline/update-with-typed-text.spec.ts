import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../supabase/local/server.ts';
import { expect, test } from '../support/camply.ts';
import { openFallPage, visitOnce, countLine, searchField } from '../support/fallPage.ts';

// Two builds and a second backend.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ hasServiceWorker: true });

let folder = '';
let next: Awaited<ReturnType<typeof startServer>>;

test.beforeAll('the next version is built and served', async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(path.join(tmpdir(), 'camply-next-'));
  const dist = path.join(folder, 'dist');
  execFileSync('node_modules/.bin/vite', ['build', '--outDir', dist, '--logLevel', 'error'], {
    env: { ...process.env, VITE_BRAND: 'Camply Next' },
    stdio: 'pipe',
  });
  next = await startServer({ port: 0, dataDir: path.join(folder, 'data'), dist, quiet: true });
});

test.afterAll(async () => {
  await next.stop();
  await rm(folder, { recursive: true, force: true });
});

const look = () =>
  navigator.serviceWorker.getRegistration().then((registration) => registration?.update());

test('with typed text, a new version waits for a press', async ({ page, siteProxy }) => {
  await visitOnce(page);
  await searchField(page).fill('robot');
  await expect(page).toHaveURL(/search=robot/);

  siteProxy.forwardTo(next.url);
  await page.evaluate(look);
  const notice = page.getByRole('button', { name: 'New version, tap to refresh' });
  await expect(notice).toBeVisible();
  await expect(searchField(page)).toHaveValue('robot');
  await expect(page).toHaveTitle(/Camply$/);

  // Parts of the old version that were never loaded still load, though the server has lost them.
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await notice.click();
  await expect(page).toHaveTitle(/Camply Next$/);
  await expect(searchField(page)).toHaveValue('robot');
  await expect(countLine(page)).toBeVisible();
});

test('without typed text, a hidden tab takes the new version by itself', async ({
  page,
  siteProxy,
}) => {
  await visitOnce(page);
  siteProxy.forwardTo(next.url);
  await page.evaluate(look);
  await expect(page.getByRole('button', { name: 'New version, tap to refresh' })).toBeVisible();
  await page.evaluate(hide);
  await expect(page).toHaveTitle(/Camply Next$/);
});

test('a second tab keeps its typed text when the first tab updates', async ({
  page,
  context,
  siteProxy,
}) => {
  await visitOnce(page);
  const other = await context.newPage();
  await openFallPage(other);
  await searchField(other).fill('decatur');
  siteProxy.forwardTo(next.url);
  await page.evaluate(look);
  await page.getByRole('button', { name: 'New version, tap to refresh' }).click();
  await expect(page).toHaveTitle(/Camply Next$/);
  await expect(other.getByRole('button', { name: 'New version, tap to refresh' })).toBeVisible();
  await expect(searchField(other)).toHaveValue('decatur');
  await expect(other).toHaveTitle(/Camply$/);
});

function hide() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
