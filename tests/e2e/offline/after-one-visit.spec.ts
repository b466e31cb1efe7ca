import type { Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import {
  cards,
  chooseActivity,
  counted,
  countLine,
  fallPath,
  searchField,
  visitOnce,
} from '../support/fallPage.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';

test.use({
  expectedConsoleErrors: networkErrors,
  hasServiceWorker: true,
  reducedMotion: 'no-preference',
});

const directory = /^\/rest\/v1\//;
const portal = '<h1>Welcome to Hotel WiFi</h1>';

test('shows its camps behind a captive portal, a hanging connection, a failing server and without one', async ({
  page,
  context,
  siteProxy,
}) => {
  const total = await visitOnce(page);
  const all = `Showing ${total} of ${total} camps`;
  const [first = ''] = await cards(page).getByRole('heading').allInnerTexts();
  await test.step('Chromium finds nothing that keeps it from being installed', async () => {
    expect(await installabilityErrors(page)).toEqual([]);
  });

  await test.step('a captive portal is neither shown nor cached', async () => {
    siteProxy.override(/.*/, { status: 200, type: 'text/html', body: portal });
    // The browser asks for a new worker; the portal's page is none and must not become one.
    await page.evaluate(askForUpdate);
    await page.reload();
    await expect(countLine(page)).toHaveText(all);
    await expect(page.getByText('Hotel WiFi')).toHaveCount(0);
    expect(await page.evaluate(cachedWith, 'Hotel WiFi')).toEqual([]);
    siteProxy.restore();
  });

  await test.step('a hanging connection does not hold the list up', async () => {
    const release = siteProxy.hold(/.*/);
    await page.reload();
    await expect(countLine(page)).toHaveText(all);
    release();
  });

  await test.step('a server that fails leaves the saved camps with their age', async () => {
    siteProxy.override(directory, { status: 500, body: 'no' });
    await page.reload();
    await expect(countLine(page)).toHaveText(all);
    await expect(page.getByText(/^Camps refreshed/)).toBeVisible();
    await expect(page.getByText('Error loading featured camps')).toHaveCount(0);
    siteProxy.restore();
  });

  await test.step('the next start with a server asks it for changes', async () => {
    const before = siteProxy.requests.length;
    await page.reload();
    const asked = () => siteProxy.requests.slice(before).some((path) => directory.test(path));
    await expect.poll(asked).toBe(true);
    await expect(countLine(page)).toHaveText(all);
  });

  await page.close();
  await siteProxy.stop();

  const app = await context.newPage();
  await test.step('a cold start without a server paints the prerendered page, then the camps in their places', () =>
    coldStart(app, all, first));

  await test.step('a second tab shows heart and plan of the first, and takes the heart off there', async () => {
    await heart(app).click();
    await planButton(app).click();
    await expect(planButton(app)).toHaveAttribute('aria-pressed', 'true');
    const second = await context.newPage();
    await second.goto(fallPath);
    await expect(heart(second)).toHaveAttribute('aria-pressed', 'true');
    await expect(planButton(second)).toHaveAttribute('aria-pressed', 'true');
    await heart(second).click();
    await expect(heart(app)).toHaveAttribute('aria-pressed', 'false');
    await second.close();
  });

  await test.step('text, activity and days filter offline', async () => {
    await context.setOffline(true);
    await expect(app.getByText(/^Offline. Camps saved/)).toBeVisible();
    await searchField(app).fill('robot');
    await expect.poll(async () => (await counted(app)).shown).toBeLessThan(total);
    expect((await counted(app)).shown).toBeGreaterThan(0);
    await searchField(app).fill('');
    await chooseActivity(app, 'Art');
    await expect.poll(async () => (await counted(app)).shown).toBeLessThan(total);
    // The calendar's code was not used before: it must be precached.
    await app.getByRole('button', { name: /^Dates/ }).click();
    await expect(app.getByRole('grid').first()).toBeVisible();
  });

  await test.step('an unknown path shows the 404 page', async () => {
    await app.goto('/no/such/page');
    await expect(app.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(app).toHaveTitle(/Page not found/);
  });
});

const heart = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /favorites$/ });
const planButton = (page: Page) =>
  cards(page)
    .nth(1)
    .getByRole('button', { name: /your plan$/ });

async function installabilityErrors(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors: found } = await devtools.send('Page.getInstallabilityErrors');
  // In private windows, which tests use, Chromium installs nothing; that is not ours.
  return found.filter(({ errorId }) => errorId !== 'in-incognito');
}

async function coldStart(app: Page, all: string, first: string): Promise<void> {
  await recordLayoutShifts(app);
  // Before the first script of the app runs.
  await app.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const shown = document.querySelectorAll('li article');
      Reflect.set(window, 'atFirst', {
        heading: document.querySelector('#featured')?.textContent,
        cards: shown.length,
      });
      Reflect.set(window, 'topAtFirst', shown[0]?.getBoundingClientRect().top);
    });
  });
  await app.goto(fallPath);
  expect(await app.evaluate(() => Reflect.get(window, 'atFirst'))).toEqual({
    heading: 'Featured camps',
    cards: 6,
  });

  // The device's own cards take the places of those, without a layout shift.
  await expect(countLine(app)).toHaveText(all);
  await expect(cards(app).filter({ hasText: first })).toHaveCount(1);
  const top = (await cards(app).first().boundingBox())?.y ?? 0;
  const before = Number(await app.evaluate(() => Reflect.get(window, 'topAtFirst')));
  expect(Math.abs(top - before)).toBeLessThan(60);
  const { total, sources } = await layoutShiftsOf(app);
  expect(total, sources).toBeLessThan(0.02);

  // The browser reads them itself: the worker is not woken for each.
  const readBy = await app.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
      .map((entry): unknown => Reflect.get(entry, 'workerFinalSourceType')),
  );
  expect(readBy.length).toBeGreaterThan(10);
  expect([...new Set(readBy)]).toEqual(['cache']);
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
      const response = await cache.match(request);
      // A login page is HTML, whatever it was asked for.
      if (!response?.headers.get('content-type')?.includes('html')) continue;
      if ((await response.text()).includes(needle)) found.push(request.url);
    }
  }
  return found;
}
