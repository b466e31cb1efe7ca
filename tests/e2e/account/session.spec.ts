import type { Page } from '@playwright/test';
import {
  aSession,
  isSignedIn,
  isVisitor,
  refreshes,
  signedIn,
  signOutEverywhere,
  storedToken,
} from '../support/account.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { openPage, twoFrames } from '../support/openPage.ts';
import { anAccount, signIn } from '../support/reviewer.ts';
import { NOON, startClock } from '../support/today.ts';

test.use({ expectedConsoleErrors: networkErrors });

const AFTER_AN_HOUR = '2025-07-01T13:05:00-04:00';
const AFTER_TWO_DAYS = '2025-07-03T12:00:00-04:00';

const devices = (page: Page) => page.getByRole('heading', { name: 'Turn on the second step' });

/** As somebody leaves for another tab and comes back. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a page that stands open for an hour stays signed in, with one request for another token', async ({
  page,
  backend,
  siteProxy,
}) => {
  const session = await aSession(backend, 'hour@home.example');
  await signedIn(page, session);
  await openPage(page, '/settings/second-step');
  await expect(devices(page)).toBeVisible();
  await page.evaluate(startClock, AFTER_AN_HOUR);
  await comeBack(page);
  await expect.poll(() => storedToken(page)).not.toBe(session.access_token);
  expect(refreshes(siteProxy.requests)).toBe(1);
  await isSignedIn(page);
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Type the six digits' })).toBeVisible();
  expect(refreshes(siteProxy.requests)).toBe(1);
});

test.describe('with the service worker', () => {
  test.use({ hasServiceWorker: true });

  test('with no signal and a token that has ended the page stands at once, signed in, and asks nobody', async ({
    page,
    context,
    backend,
    siteProxy,
  }) => {
    await signedIn(page, await aSession(backend, 'train@home.example'), -3600);
    await openPage(page, '/');
    await isSignedIn(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.close();
    await siteProxy.stop();

    const app = await context.newPage();
    const asked: string[] = [];
    app.on('request', (request) => asked.push(request.url()));
    for (const path of ['/', '/settings']) {
      await app.goto(path);
      await isSignedIn(app);
    }
    expect(asked.filter((url) => url.includes('/auth/'))).toEqual([]);
    await expect(app.getByRole('main')).toContainText('train@home.example');
  });
});

test('a hotel that answers in place of the server ends no session', async ({
  page,
  backend,
  siteProxy,
}) => {
  const session = await aSession(backend, 'hotel@home.example');
  await signedIn(page, session, -10);
  siteProxy.override(/^\/auth\//, {
    status: 403,
    type: 'text/html',
    body: '<h1>Room number?</h1>',
  });
  // Twelve seconds of patience.
  await page.clock.install();
  await page.goto('/settings/second-step');
  await isSignedIn(page);
  await expect.poll(() => refreshes(siteProxy.requests)).toBeGreaterThan(0);
  await page.clock.runFor(15_000);
  await expect(page.getByText('No answer from our server.')).toBeVisible();
  await isSignedIn(page);
  expect(await storedToken(page)).toBe(session.access_token);
  siteProxy.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(devices(page)).toBeVisible();
  expect(await storedToken(page)).not.toBe(session.access_token);
});

for (const [clock, moment] of [
  ['ahead', new Date(Date.now() + 5 * 3_600_000).toISOString()],
  ['behind', NOON],
] as const) {
  test(`a clock that is hours ${clock} asks for no token more than another`, async ({
    page,
    backend,
    siteProxy,
  }) => {
    await page.addInitScript(startClock, moment);
    await anAccount(backend, `${clock}@home.example`, false);
    await openPage(page, '/login?next=/settings/second-step');
    await signIn(page, `${clock}@home.example`);
    await expect(devices(page)).toBeVisible();
    await page.reload();
    await expect(devices(page)).toBeVisible();
    await isSignedIn(page);
    expect(refreshes(siteProxy.requests)).toBe(0);
  });
}

test('signing out in one tab is seen in the others, and so is signing in', async ({
  page,
  context,
  backend,
}) => {
  await signedIn(page, await aSession(backend, 'tabs@home.example'));
  await openPage(page, '/faq');
  const guarded = await context.newPage();
  await openPage(guarded, '/matches');
  await isSignedIn(page);
  await isSignedIn(guarded);

  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(guarded).toHaveURL('/login?next=%2Fmatches');
  await isVisitor(guarded);

  await signIn(page, 'tabs@home.example');
  await expect(page).toHaveURL('/');
  await isSignedIn(guarded);
});

test('a tab that is two days old goes on, or hears that its account was signed out', async ({
  page,
  backend,
  siteProxy,
}) => {
  const session = await aSession(backend, 'sleepy@home.example');
  await signedIn(page, session);
  await openPage(page, '/settings');
  await page.evaluate(startClock, AFTER_TWO_DAYS);
  await comeBack(page);
  const openSecondStep = async () => {
    const row = page.getByRole('group').filter({ hasText: 'sleepy@home.example' });
    await row.locator('summary').press('Enter');
    await row.getByRole('link', { name: 'Second step' }).click();
  };
  await openSecondStep();
  await expect(devices(page)).toBeVisible();
  expect(refreshes(siteProxy.requests)).toBe(1);

  await signOutEverywhere(backend, { ...session, access_token: (await storedToken(page)) ?? '' });
  await openPage(page, '/settings');
  await page.evaluate(startClock, '2025-07-05T12:00:00-04:00');
  await openSecondStep();
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fsecond-step');
  await isVisitor(page);
});

test('nothing moves when the menu of who is signed in comes', async ({ page, backend }) => {
  const banner = page.getByRole('banner');
  async function places() {
    const found: Record<number, number[]> = {};
    for (const width of [390, 700, 1000, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await twoFrames(page);
      found[width] = await banner
        .getByLabel(/Favorites|Switch between|Open menu/)
        .evaluateAll((controls) => controls.map((each) => each.getBoundingClientRect().x));
    }
    return found;
  }
  await openPage(page, '/faq');
  await isVisitor(page);
  const ofVisitor = await places();
  expect(ofVisitor[390]).toHaveLength(3);
  await signedIn(page, await aSession(backend, 'still@home.example'));
  await openPage(page, '/faq');
  await isSignedIn(page);
  expect(await places()).toEqual(ofVisitor);
});
