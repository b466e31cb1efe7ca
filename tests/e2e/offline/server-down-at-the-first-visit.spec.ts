import { expect, networkErrors, test } from '../support/camply.ts';
import { countLine, openFallPage, fallPath, whenCached } from '../support/fallPage.ts';

test.use({ expectedComplaints: networkErrors, keepsApp: true });

const directory = /^\/(rest\/v1|directory)\//;
const database = /^\/rest\/v1\//;

test('both lists say that they failed, each with its notice, and a retry helps', async ({
  page,
  door,
}) => {
  // Where nobody looks nothing is tried again by itself: the press is what helps.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
  });
  door.spoil(directory, { status: 500, body: 'no' });
  await page.goto(fallPath);
  await expect(page.getByText('Failed to load featured camps')).toBeVisible();
  await expect(page.getByText('Failed to load basic camps')).toBeVisible();
  await expect(page.getByText('Error loading featured camps').first()).toBeVisible();
  await expect(
    page.getByText('There was a problem loading the featured camp data. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByText('Error loading basic camps').first()).toBeVisible();
  door.mend();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(countLine(page)).toBeVisible();
  await expect(page.getByText('Failed to load featured camps')).toBeHidden();
});

test('a captive portal that answers HTML is no answer', async ({ page, door }) => {
  door.spoil(directory, { status: 200, type: 'text/html', body: '<h1>Welcome to Hotel WiFi</h1>' });
  await page.goto(fallPath);
  await expect(
    page.getByText(/^(Failed to load featured camps|Unexpected error occurred)$/).first(),
  ).toBeVisible();
  await expect(page.getByText('Hotel WiFi')).toHaveCount(0);
});

test('camps that are on this phone stay, and a quiet line says how fresh they are', async ({
  page,
  door,
}) => {
  await openFallPage(page);
  await whenCached(page);
  door.spoil(directory, { status: 500, body: 'no' });
  await page.reload();
  await expect(countLine(page)).toBeVisible();
  await expect(page.getByText(/^Camps refreshed/)).toBeVisible();
  await expect(page.getByText('Error loading featured camps')).toHaveCount(0);
});

test('skeletons stand where the camps will be', async ({ page, door }) => {
  const release = door.hold(directory);
  await page.goto(fallPath);
  const bones = page.getByRole('list', { name: 'Loading camps' });
  await expect(bones.getByRole('listitem')).toHaveCount(6);
  release();
  await expect(countLine(page)).toBeVisible();
  await expect(bones).toHaveCount(0);
});

test('the database is down, the page files are not: a new phone is filled all the same', async ({
  page,
  door,
}) => {
  door.spoil(database, { status: 503, body: 'no' });
  await openFallPage(page);
  await expect(page.getByText('Failed to load featured camps')).toBeHidden();
});

test('page files that are torn: the database fills the phone', async ({ page, door }) => {
  door.spoil(/^\/directory\/[0-9a-f]{64}/, { status: 200, type: 'application/json', body: '[{"k' });
  await openFallPage(page);
});
