import type { Page } from '@playwright/test';
import { anEntry } from '../../fixtures/anEntry.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openFallPage } from '../support/fallPage.ts';
import { notices, whenNoticesStand } from '../support/notices.ts';
import { openPage } from '../support/openPage.ts';
import { answerWith, keepOnPhone } from '../support/submissionsSite.ts';
import { startClock } from '../support/today.ts';
import { writeRow } from '../support/writeRow.ts';

test.use({ expectedConsoleErrors: networkErrors, family: 'new' });

test('offline it says what waits to be sent, and where it is', async ({ page, context }) => {
  await answerWith(page, {});
  await keepOnPhone(page, { entries: [anEntry()] }, '/faq');
  await whenNoticesStand(page);
  await context.setOffline(true);
  await expect(page.getByText('Offline. 1 listing is waiting to be sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/submissions');
  await expectNoAxeViolations(page, 'offline, something waits', { within: notices });
});

test('back online it checks, and says how many camps have changed', async ({
  page,
  context,
  backend,
}) => {
  await openFallPage(page);
  await whenNoticesStand(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Offline\. Showing camps saved today, /)).toBeVisible();
  await writeRow(backend, 'camps', {
    id: 'back-online',
    season_id: 'fall-2025',
    listing: 'basic',
    camp_provider_name: 'Back Online',
    camp_theme: 'Art',
    street_address: '1 Elm St',
    city: 'Decatur',
    state: 'GA',
    zip_code: '30030',
    age_min: 5,
    age_max: 9,
    camp_dates: 'Oct 6-10',
    website_url: 'https://back.example/',
  });
  // What was asked within the last minute is not asked again.
  await page.evaluate(startClock, '2025-07-01T12:10:00-04:00');
  await context.setOffline(false);
  await expect(page.getByText('Back online. Checking for changes.')).toBeVisible();
  await expect(page.getByText('Up to date. 1 camp changed.')).toBeVisible();
  await expect(page.locator(`${notices} p`)).toHaveCount(0);
});

test('a plan that the browser has cleared is missed aloud, until the person knows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('test:seeded') !== null) return;
    sessionStorage.setItem('test:seeded', '1');
    localStorage.setItem('camply-kept', JSON.stringify({ keptAt: Date.UTC(2025, 5, 12, 16) }));
  });
  await openPage(page, '/faq');
  const alert = page.locator('[aria-live=assertive]');
  await expect(alert).toContainText('The browser cleared Camply’s storage.');
  await expect(alert).toContainText('was still here on Jun 12');
  await expectNoAxeViolations(page, 'storage was cleared', { within: notices });
  await page.reload();
  await expect(alert.getByRole('link', { name: 'Open a backup' })).toHaveAttribute(
    'href',
    '/bring',
  );
  await alert.getByRole('button', { name: 'I have none' }).click();
  await expect(alert).toBeEmpty();
  await page.reload();
  await expect(alert).toBeAttached();
  await page.evaluate(() => indexedDB.databases());
  await expect(alert).toBeEmpty();
});

test('what was saved leaves a mark, and a database that is gone is missed', async ({ page }) => {
  await openPage(page, '/camps/the-fourth-rank-fall-2025');
  await page
    .getByRole('button', { name: / to favorites$/ })
    .first()
    .click();
  const mark = () => page.evaluate(() => localStorage.getItem('camply-kept'));
  await expect.poll(mark).not.toBeNull();
  await page.goto('about:blank');
  await page.goto('/manifest.webmanifest');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('camply');
        request.addEventListener('success', resolve);
      }),
  );
  await openPage(page, '/faq');
  await expect(page.locator('[aria-live=assertive]')).toContainText('was still here on Jul 1');
});

test.describe('on a full device', () => {
  test.use({ expectedConsoleErrors: /QuotaExceededError/ });

  test('a full device offers to make room, and saves then', async ({ page }) => {
    await page.addInitScript(fillUp);
    await openPage(page, '/camps/the-fourth-rank-fall-2025');
    const heart = page.getByRole('button', { name: 'Save The Fourth Rank to favorites' });
    await heart.click();
    const toast = page.getByRole('listitem').filter({ hasText: 'This device is out of space' });
    await expect(toast).toContainText('isn’t saved');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectNoAxeViolations(page, 'a full device', { within: '[role=region] > ol' });
    await toast.getByRole('button', { name: 'Free it up' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(toast).toHaveCount(0);
  });
});

test('an error said while a sheet is open stands in the sheet, and covers none of its buttons', async ({
  page,
}) => {
  await openPage(page, '/settings#delete');
  await page.getByRole('button', { name: 'Erase this phone' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Type ERASE to go on').fill('ERASE');
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('stuck', 'UnknownError');
    };
  });
  const erase = sheet.getByRole('button', { name: 'Erase', exact: true });
  await erase.click();
  const toast = sheet.getByRole('listitem').filter({ hasText: 'That didn’t work' });
  await expect(toast).toBeVisible();
  await expect(sheet.locator('[aria-live=assertive]')).toContainText('That didn’t work.');
  await expectNoAxeViolations(page, 'a toast in a sheet', { within: 'dialog' });
  expect(await isOnTop(page, 'Erase')).toBe(true);
  await toast.getByRole('button', { name: /^Close/ }).click();
  await expect(toast).toHaveCount(0);
});

/** Nothing fits, until something was thrown away. */
function fillUp(): void {
  let isFull = true;
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  IDBObjectStore.prototype.put = new Proxy(put, {
    apply(target, store: IDBObjectStore, args) {
      const isHeart = store.name === 'favourites';
      if (isFull && isHeart) throw new DOMException('full', 'QuotaExceededError');
      return Reflect.apply(target, store, args);
    },
  });
  const remove = Reflect.get(CacheStorage.prototype, 'delete');
  CacheStorage.prototype.delete = new Proxy(remove, {
    apply(target, caches, args) {
      isFull = false;
      return Reflect.apply(target, caches, args);
    },
  });
}

/** Whether a finger that presses this button meets it. */
const isOnTop = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: true })
    .evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
