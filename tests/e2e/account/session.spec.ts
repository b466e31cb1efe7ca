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
import { signIn } from '../support/reviewer.ts';
import { startClock } from '../support/today.ts';

test.use({ expectedConsoleErrors: networkErrors });

const AFTER_TWO_DAYS = '2025-07-03T12:00:00-04:00';

const devices = (page: Page) => page.getByRole('heading', { name: 'Give it a name' });

/** As somebody leaves for another tab and comes back. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test.describe('with the service worker', () => {
  test.use({ hasServiceWorker: true });

  test('opens signed in at once, offline and with an expired token', async ({
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

test('follows a sign-in or sign-out in another tab', async ({ page, context, backend }) => {
  await signedIn(page, await aSession(backend, 'tabs@home.example'));
  await openPage(page, '/faq');
  const guarded = await context.newPage();
  await openPage(guarded, '/settings/second-step');
  await isSignedIn(page);
  await isSignedIn(guarded);

  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(guarded).toHaveURL('/login?next=%2Fsettings%2Fsecond-step');
  await isVisitor(guarded);

  await signIn(page, 'tabs@home.example');
  await expect(page).toHaveURL('/');
  await isSignedIn(guarded);
});

test('continues in a tab that is two days old, unless its account was signed out', async ({
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
    await row.getByRole('link', { name: 'Two-step sign-in' }).click();
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

test('shifts nothing when the account menu appears', async ({ page, backend }) => {
  const banner = page.getByRole('banner');
  async function places() {
    const found: Record<number, number[]> = {};
    for (const width of [390, 700, 1000, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // The margins of the header are in vw, which may follow a resize a frame later.
      await expect.poll(() => page.evaluate(widthOf100vw)).toBe(width);
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

function widthOf100vw(): number {
  const probe = document.createElement('div');
  probe.style.width = '100vw';
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}
