import type { Page } from '@playwright/test';
import { builtFile } from '../support/builtFile.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';
import { openPage } from '../support/openPage.ts';

test.use({ expectedConsoleErrors: networkErrors });

const directory = /^\/rest\/v1\//;
const script = /^\/assets\/initial-[^/]*\.js$/;

// Without the two offers at the end of the page.
const featured = (page: Page) =>
  page.getByRole('region', { name: 'Featured camps' }).getByRole('article');

test('shows prerendered camps first and reports a list that does not load', async ({
  page,
  siteProxy,
}) => {
  // Where nobody looks nothing is tried again by itself: the press is what helps.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
  });
  const release = siteProxy.hold(directory);
  await openPage(page, fallPath);
  await expect(featured(page)).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Loading camps' })).toBeHidden();
  // What only works with the whole list is not there yet; links work.
  await expect(featured(page).getByRole('button')).toHaveCount(0);
  const link = featured(page).first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await test.step('a filtered list shows skeletons meanwhile', async () => {
    await page.goto(`${fallPath}?activity=art`);
    await expect(featured(page)).toHaveCount(0);
    const skeletons = page.getByRole('list', { name: 'Loading camps' });
    await expect(skeletons.getByRole('listitem')).toHaveCount(6);
  });

  await test.step('a wrong response that the browser may keep for a year is shown as a failure, and not believed after', async () => {
    const headers = { 'cache-control': 'public, max-age=31536000' };
    siteProxy.override(directory, { status: 503, headers });
    release();
    await page.goto(fallPath);
    await expect(page.getByText('Failed to load featured camps')).toBeVisible();
    await expect(page.getByText('Failed to load basic camps')).toBeVisible();
    siteProxy.restore();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(countLine(page)).toBeVisible();
    await expect(featured(page).first().getByRole('heading')).toHaveText(name);
    await expect(page.getByText('Failed to load featured camps')).toBeHidden();
  });
});

test('fetches missing scripts again, finally on a press', async ({ page, siteProxy }) => {
  await test.step('a truncated first script is retried until the page hydrates', async () => {
    const tries = () => siteProxy.requests.filter((path) => script.test(path)).length;
    siteProxy.truncate(script, 1000);
    await page.goto(fallPath);
    await expect.poll(tries).toBeGreaterThan(1);
    await expect(countLine(page)).toHaveCount(0);
    siteProxy.restore();
    // Each wait is longer than the one before; a network that is back ends it.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(countLine(page)).toBeVisible();
  });

  await test.step('a chunk that is missing reloads the page once, then says so', async () => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    const file = `**${builtFile('src/camps/screens/browse/listEngine.ts')}`;
    await page.evaluate(() => sessionStorage.clear());
    await page.route(file, (route) => route.abort());
    await page.goto(fallPath);
    // It tries by itself once; the next try is a person's.
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByText('Failed to load featured camps').first()).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(countLine(page)).toBeVisible();
  });
});
