import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isSignedIn } from '../support/account.ts';
import { turnOf } from '../support/breadth.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { whenHydrated } from '../support/openPage.ts';
import { anAccount, PASSWORD } from '../support/reviewer.ts';
import { NOON, startClock } from '../support/today.ts';

test.use({ expectedConsoleErrors: networkErrors, viewport: { width: 1280, height: 900 } });

const MAIN_SCRIPT = /^\/assets\/index-.*\.js$/;

const dist = process.env.CAMPLY_DIST ?? 'dist';
const routes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.html')
  .filter((file) => readFileSync(path.join(dist, file), 'utf8').includes('<form'))
  .map((file) => `/${path.dirname(file)}`);

/** The first one in sight. */
const form = (page: Page) => page.locator('main form:visible').first();
const fields = (page: Page) => form(page).locator('input:visible:not([type=file], [type=range])');
const submitWithoutEvent = (page: Page) =>
  form(page).evaluate((one: HTMLFormElement) => one.submit());

async function fillAll(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (const [at, field] of (await fields(page).all()).entries()) {
    const isDate = (await field.getAttribute('type')) === 'date';
    const text = isDate ? '2027-06-02' : `canary word ${at}`;
    await field.fill(text);
    texts.push(text);
  }
  return texts;
}

/** Of all forms: a row of the list's own may stand in for the one that was filled in. */
const values = (page: Page) =>
  page
    .locator('main form input')
    .evaluateAll((all) =>
      all.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
    );

/** How often a form is sent from now on. */
async function countSends(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    Object.assign(window, { sends: 0, print: () => undefined });
    addEventListener('submit', () =>
      Object.assign(window, { sends: Reflect.get(window, 'sends') + 1 }),
    );
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'sends'));
}

test('keeps the text of a form submitted before the scripts and sends it once after them', async ({
  browser,
  siteProxy,
}) => {
  expect(routes).toEqual(
    expect.arrayContaining(['/login', '/list-your-camp', '/browse', '/summer-kit']),
  );
  for (const [at, route] of turnOf(routes, 6).entries()) {
    await test.step(route, async () => {
      // A script that this browser has already cannot be held back.
      const context = await browser.newContext({
        baseURL: siteProxy.url,
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 900 },
      });
      await context.addInitScript(startClock, NOON);
      const page = await context.newPage();
      const hydrate = siteProxy.hold(MAIN_SCRIPT);
      await page.goto(route);
      const texts = await fillAll(page);
      expect(texts.length).toBeGreaterThan(0);
      // A password manager or an assistive tool: without an event, and with one.
      await submitWithoutEvent(page);
      await expect(page.locator('form[data-pressed]')).toHaveCount(0);
      // Filters have no button in sight.
      const button = form(page).locator('button[type=submit]:visible');
      if ((await button.count()) > 0) await button.click();
      else if (at % 2 === 0) await fields(page).last().press('Enter');
      else await form(page).evaluate((one: HTMLFormElement) => one.requestSubmit());
      await expect(page.locator('form[data-pressed]')).toHaveCount(1);
      await expect(page).toHaveURL(route);
      expect(await values(page)).toEqual(expect.arrayContaining(texts));
      const sends = await countSends(page);
      hydrate();
      await expect.poll(sends).toBe(1);
      await whenHydrated(page);
      await submitWithoutEvent(page);
      expect(new URL(page.url()).pathname).toBe(route);
      expect(await values(page)).toEqual(expect.arrayContaining(texts));
      expect(await sends()).toBe(1);
      await context.close();
    });
  }
  const addresses = [...siteProxy.requests, ...siteProxy.referrers];
  const typed = addresses.filter((address) => address.includes('canary'));
  expect(typed, 'addresses with what was typed').toEqual([]);
});

test('signs in once after an early press when aborted scripts finally load', async ({
  page,
  backend,
  siteProxy,
}) => {
  await anAccount(backend, 'early@home.example', false);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('early@home.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const isKept = async () => {
    await expect(page.getByRole('status')).toContainText(
      'loads by itself once there’s a connection',
    );
    await expect(page.locator('form[data-pressed]')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  };
  const online = () => page.evaluate(() => dispatchEvent(new Event('online')));
  await isKept();
  siteProxy.truncate(MAIN_SCRIPT, 300);
  await page.unroute('**/assets/*.js');
  await online();
  await expect.poll(() => siteProxy.requests.some((one) => MAIN_SCRIPT.test(one))).toBe(true);
  await isKept();
  siteProxy.restore();
  await online();
  await expect(page).toHaveURL('/');
  await isSignedIn(page);
  const grants = siteProxy.requests.filter((one) => one.includes('grant_type=password'));
  expect(grants).toHaveLength(1);
});
