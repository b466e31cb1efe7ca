import { builtFile } from '../support/builtFile.ts';
import { networkErrors, expect, test } from '../support/camply.ts';
import { countLine, openFallPage } from '../support/fallPage.ts';

// The service worker comes after 3 s as it does for a person: until then nothing of the app is kept.
test.use({
  expectedConsoleErrors: new RegExp(`${networkErrors.source}|A part of the page is missing`),
  hasServiceWorker: 'after 3 s',
});

test('keeps the page readable when the server fails before the app is cached', async ({
  page,
  siteProxy,
}) => {
  // A busy machine may ask for it before the server is stopped.
  const worker = builtFile('src/app/shell/update/registerWorker.ts');
  siteProxy.hold(new RegExp(worker));
  await openFallPage(page);
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible();
  await page.evaluate(() => document.body.classList.add('the-first'));
  const workerCode = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(worker),
  );
  await siteProxy.stop();
  await workerCode;
  await expect(countLine(page)).toBeVisible();

  await page
    .getByRole('button', { name: /^Save .* to favorites$/ })
    .first()
    .click();
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await expect(page.getByText(/Free up some space/)).toHaveCount(0);
  await expect(countLine(page)).toBeVisible();

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByText(/^That didn’t load/)).toBeVisible();
  await expect(countLine(page)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t saved on this device yet',
  );
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByText(/Still no answer/)).toBeVisible();
  await page.goBack();
  await expect(countLine(page)).toBeVisible();
  await expect(page.locator('body'), 'nothing was reloaded').toHaveClass(/the-first/);

  await siteProxy.start();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map).toBeVisible();
  // Its style sheet has come on the second try, too.
  await expect(map).toHaveCSS('min-height', '400px');
});
