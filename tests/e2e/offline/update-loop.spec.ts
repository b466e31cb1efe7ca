import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { visitOnce, countLine, whenCached } from '../support/fallPage.ts';

test.use({ hasServiceWorker: true });

test('causes no reload loop by repeated deployments', async ({ page, siteProxy }) => {
  await page.addInitScript(countTakeovers);
  await visitOnce(page);
  const worker = await (await page.request.get('/sw.js')).text();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const begin = Date.now();
  for (const version of [1, 2]) {
    // A worker that is still taking over is busy: Chromium lets the next one wait for up to minutes.
    await expect(countLine(page)).toBeVisible();
    await whenCached(page);
    const before = await takeovers(page);
    const body = `${worker}\n// version ${version}`;
    siteProxy.override(/^\/sw\.js$/, { status: 200, type: 'text/javascript', body });
    await page.evaluate(takeNextVersion);
    // Keeping a whole new version takes a busy machine its time.
    const takenOver = async () => {
      // A page that reloaded meanwhile has forgotten that it wanted it.
      await page.evaluate(takeWhatWaits).catch(() => undefined);
      return takeovers(page);
    };
    await expect.poll(takenOver, { timeout: 90_000 }).toBeGreaterThan(before);
    // The first one reloads the page by itself; the next waits for the person.
    await expect.poll(() => loads).toBeGreaterThan(0);
  }
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(countLine(page)).toBeVisible();
  const minutes = Math.floor((Date.now() - begin) / 60_000);
  expect(loads).toBeLessThanOrEqual(1 + minutes);
});

/** How often another worker has taken over in this tab, whatever page it showed. */
const takeovers = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('test:takeovers'))).catch(() => 0);

function countTakeovers(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const before = Number(sessionStorage.getItem('test:takeovers'));
    sessionStorage.setItem('test:takeovers', String(before + 1));
  });
}

/** As a page does that nobody looks at: looks for a new version and takes it. */
async function takeNextVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (next === null) throw new Error('there is no new version');
  const take = () => next.state === 'installed' && next.postMessage({ type: 'SKIP_WAITING' }, []);
  next.addEventListener('statechange', take);
  take();
}

async function takeWhatWaits(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  waiting?.postMessage({ type: 'SKIP_WAITING' }, []);
}
