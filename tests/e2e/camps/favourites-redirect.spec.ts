import { expect, networkErrors, test } from '../support/camply.ts';
import { visitOnce } from '../support/fallPage.ts';

const old = '/favourites?camps=a,b&near=30030';
const now = '/favorites?camps=a,b&near=30030';

test('the old address /favourites leads to /favorites, and is not in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto(old);
  await expect(page).toHaveURL(now);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = await (await request.get('/favourites')).text();
  expect(html).toContain('/favorites">');
  expect(html).toContain('http-equiv="refresh" content="0;url=/favorites"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/favourites');
});

test.describe('offline', () => {
  test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

  test('it leads there from the service worker, too', async ({ page, siteProxy }) => {
    await visitOnce(page);
    await siteProxy.stop();
    await page.goto(old);
    await expect(page).toHaveURL(now);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
