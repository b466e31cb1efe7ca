// The whole road: listed in a gym with no signal, sent after a new start, approved, and on a phone that was away.
import { seeThroughLogo } from '../../fixtures/pictures.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { whenCached } from '../support/fallPage.ts';
import { field, fillIn, form, openListing, submitButton } from '../support/listingPage.ts';
import { atTheDesk, open } from '../support/reviewer.ts';
import { NOON, startClock } from '../support/today.ts';

test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

const NAME = 'Zephyr Owlets';

test('publishes a camp that was submitted offline to another phone', async ({
  page,
  context,
  backend,
  browser,
}) => {
  const phoneOf = async () => {
    const phone = await browser.newContext({ baseURL: backend.url });
    await phone.addInitScript(startClock, NOON);
    return phone;
  };
  // A family's phone has seen the list, and is away from now on.
  const family = await phoneOf();
  const list = await family.newPage();
  await list.goto(`/browse/fall-break?search=${encodeURIComponent(NAME)}`);
  await expect(list.getByText(/^Showing 0 of \d+ camps/).first()).toBeVisible();
  await family.setOffline(true);

  // In the gym: the app is there, the network is not.
  await openListing(page);
  await whenCached(page);
  await context.setOffline(true);
  await fillIn(page);
  await field(page, 'Camp name').fill(NAME);
  const logo = { name: 'owlets.png', mimeType: 'image/png', buffer: await seeThroughLogo() };
  await page.locator('#listing-logo').setInputFiles(logo);
  await expect(form(page).getByText(/saved on this device$/)).toBeVisible();
  await submitButton(page).click();
  // The logo's note says that it is saved before anything is sent: the heading says it of the listing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you! It’s saved on this device',
  );
  await page.close();

  // At home: a new start sends it by itself.
  await context.setOffline(false);
  const after = await context.newPage();
  await after.goto('/submissions');
  const card = after.getByRole('listitem').filter({ hasText: NAME });
  await expect(card).toContainText('Received');
  await after.close();

  const stored = await rows(backend, NAME);
  expect(stored).toHaveLength(1);
  const logoAt = `${backend.url}/camp-logos/${stored[0]?.logo_path}`;
  expect((await fetch(logoAt)).status).toBe(200);

  const office = await phoneOf();
  const reviewApi = await office.newPage();
  await atTheDesk(reviewApi, backend, 'gia');
  await open(reviewApi, NAME);
  await reviewApi.getByRole('button', { name: 'Approve as basic, Fall Break 2025' }).click();
  await expect(reviewApi.getByText(`${NAME} is approved.`)).toBeVisible();
  await office.close();

  await family.setOffline(false);
  // Within a minute of its last pull an open list would wait for the next one.
  await list.reload();
  await expect(list.getByRole('article', { name: NAME })).toBeVisible();
  await family.close();
});

type Backend = { url: string; secretKey: string };

async function rows({ url, secretKey }: Backend, name: string): Promise<{ logo_path: string }[]> {
  const answer = await fetch(
    `${url}/rest/v1/camp_submissions?camp_provider_name=eq.${encodeURIComponent(name)}&select=logo_path`,
    { headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } },
  );
  return answer.json();
}
