import { phone } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { countLine, fallPath, locationField } from '../support/fallPage.ts';

const dialog = '[role=dialog], dialog[open]';

test.use({ expectedConsoleErrors: /Failed to load resource|Page not found/ });

test('a list has no axe violation while it fails, loads, is filtered, has no result or a sheet; nor has an unknown address', async ({
  page,
  siteProxy,
}) => {
  siteProxy.override(/^\/rest\//, { status: 500, body: 'no' });
  await page.goto(`${fallPath}?activity=art`);
  await expect(page.getByText('Failed to load featured camps')).toBeVisible();
  await expectNoAxeViolations(page, 'failed');
  siteProxy.restore();
  const release = siteProxy.hold(/^\/rest\//);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Loading camps' })).toBeVisible();
  await expectNoAxeViolations(page, 'skeletons');
  release();
  await expect(countLine(page)).toBeVisible();
  await locationField(page).fill('nowhereville');
  await expect(page.getByRole('heading', { name: 'No camps match your criteria' })).toBeVisible();
  await expectNoAxeViolations(page, 'no result');

  // Few camps, one of them with many dates: axe looks at all that lies behind a layer, too.
  await page.goto(`${fallPath}?search=little+fern`);
  await page
    .getByRole('button', { name: /^See All Dates/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'All Session Dates' })).toBeVisible();
  await expectNoAxeViolations(page, 'session dates', { within: dialog });
  await page.keyboard.press('Escape');
  await expectNoAxeViolations(page, 'filtered');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectNoAxeViolations(page, 'filter sheet', { within: dialog });

  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const answer = await page.goto('/no/such/trail');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => messages).toContain('Page not found: /no/such/trail');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(page, '404', { rules: 'all' });
});
