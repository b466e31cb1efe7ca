import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { fallPath, openFallPage, countLine } from '../support/fallPage.ts';
import { openPage } from '../support/openPage.ts';

const dialog = '[role=dialog], dialog[open]';

test.use({ expectedConsoleErrors: /Failed to load resource|Page not found/ });

for (const [kind, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 900],
] as const) {
  test.describe(kind, () => {
    test.use({ viewport: { width, height } });
    const rules = kind === 'phone' ? 'layout' : 'all';

    test('list states: loading, loaded, filtered, no results', async ({ page, siteProxy }) => {
      const release = siteProxy.hold(/^\/rest\//);
      await page.goto(`${fallPath}?activity=art`);
      await expect(page.getByRole('list', { name: 'Loading camps' })).toBeVisible();
      await expectNoAxeViolations(page, 'skeletons', { rules });
      await openPage(page, fallPath);
      await expectNoAxeViolations(page, 'first cards', { rules });
      release();
      await expect(countLine(page)).toBeVisible();
      await expectNoAxeViolations(page, 'loaded', { rules });
      await openFallPage(page, '?activity=art&location=decatur');
      await expectNoAxeViolations(page, 'filtered', { rules });
      await openFallPage(page, '?activity=art&location=nowhereville');
      await expectNoAxeViolations(page, 'no result', { rules });
    });

    test('open layers: dates, menus, filters', async ({ page }) => {
      // Few camps, one of them with many dates: axe looks at all that lies behind a layer, too.
      await openFallPage(page, '?search=little+fern');
      await page
        .getByRole('button', { name: /^See All Dates/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'All Session Dates' })).toBeVisible();
      await expectNoAxeViolations(page, 'session dates', { within: dialog });
      await page.keyboard.press('Escape');
      if (kind === 'phone') {
        await page.getByRole('button', { name: /^Filters/ }).click();
        await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
        await expectNoAxeViolations(page, 'filter sheet', { within: dialog });
      } else {
        await page.getByRole('button', { name: /^Dates/ }).click();
        await expect(page.getByRole('grid').first()).toBeVisible();
        await expectNoAxeViolations(page, 'calendar', { within: dialog });
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Activity/ }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectNoAxeViolations(page, 'activity list', { within: '[role=listbox]' });
      }
    });

    test('error states: failed lists, unknown path, coming-soon page', async ({
      page,
      siteProxy,
    }) => {
      siteProxy.override(/^\/rest\//, { status: 500, body: 'no' });
      await page.goto(fallPath);
      await expect(page.getByText('Failed to load featured camps')).toBeVisible();
      await expectNoAxeViolations(page, 'failed', { rules });
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page, '404', { rules });
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page, 'coming soon', { rules });
    });
  });
}
