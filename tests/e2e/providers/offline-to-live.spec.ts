// The whole road: listed in a gym with no signal, sent after a new start, approved, and on a phone that was away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { seeThroughLogo } from '../../fixtures/pictures.ts';
import { expect, test } from '../support/camply.ts';
import { field, fillIn, form, openListing, submitButton } from '../support/listingPage.ts';
import { driverRemarks, softwareGl } from '../support/mapPage.ts';
import { atTheDesk, open } from '../support/reviewer.ts';
import { NOON, startClock } from '../support/today.ts';

test.use({ ...softwareGl, expectedConsoleErrors: driverRemarks });

const NAME = 'Zephyr Owlets';

test('a camp that was listed with no signal goes live on a phone that was away', async ({
  page,
  backend,
  launchOptions,
  browser,
}) => {
  test.slow();
  const profile = await mkdtemp(path.join(tmpdir(), 'camply-phone-'));
  /** The provider's browser; the same phone each time. */
  const start = async (): Promise<BrowserContext> => {
    const phone = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: backend.url,
    });
    await phone.addInitScript(startClock, NOON);
    return phone;
  };

  // A family's phone has seen the list, and is away from now on.
  const family = await browser.newContext({ baseURL: backend.url });
  await family.addInitScript(startClock, NOON);
  const list = await family.newPage();
  await list.goto(`/browse/fall-break?search=${encodeURIComponent(NAME)}`);
  await expect(list.getByText(/^Showing 0 of \d+ camps/).first()).toBeVisible();
  await family.setOffline(true);

  // In the gym: the app is there, the network is not.
  const gym = await start();
  const [before = await gym.newPage()] = gym.pages();
  await before.goto('/list-your-camp');
  await before.evaluate(async () => void (await navigator.serviceWorker.ready));
  await openListing(before);
  await gym.setOffline(true);
  await fillIn(before);
  await field(before, 'Camp name').fill(NAME);
  const logo = { name: 'owlets.png', mimeType: 'image/png', buffer: await seeThroughLogo() };
  await before.locator('#listing-logo').setInputFiles(logo);
  await expect(form(before).getByText(/kept on this phone$/)).toBeVisible();
  await submitButton(before).click();
  await expect(before.getByText(/saved on this phone/i).first()).toBeVisible();
  await gym.close();

  // At home: a new start sends it by itself.
  const home = await start();
  const [after = await home.newPage()] = home.pages();
  await after.goto('/submissions');
  const card = after.getByRole('listitem').filter({ hasText: NAME });
  await expect(card).toContainText('Received');
  await home.close();

  const stored = await rows(backend, NAME);
  expect(stored).toHaveLength(1);
  const logoAt = `${backend.url}/camp-logos/${stored[0]?.logo_path}`;
  expect((await fetch(logoAt)).status).toBe(200);

  await atTheDesk(page, backend, 'gia');
  await open(page, NAME);
  await page.getByRole('button', { name: 'Approve as basic, Fall Break 2025' }).click();
  await expect(page.getByText(`${NAME} is approved.`)).toBeVisible();

  await family.setOffline(false);
  // Within a minute of its last pull an open list would wait for the next one.
  await list.reload();
  await expect(list.getByRole('article', { name: NAME })).toBeVisible();
  await family.close();
  await rm(profile, { recursive: true, force: true });
});

type Backend = { url: string; secretKey: string };

async function rows({ url, secretKey }: Backend, name: string): Promise<{ logo_path: string }[]> {
  const answer = await fetch(
    `${url}/rest/v1/camp_submissions?camp_provider_name=eq.${encodeURIComponent(name)}&select=logo_path`,
    { headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } },
  );
  return answer.json();
}
