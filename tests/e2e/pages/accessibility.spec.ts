import { phone } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openFallPage } from '../support/fallPage.ts';

const dialog = '[role=dialog], dialog[open]';

test.use({ expectedConsoleErrors: /Failed to load resource|Page not found/ });

// A list that fails, loads or has no result: src/camps/screens/browse/accessibility.test.tsx.
test('has no axe violation on a filtered list, its sheets and an unknown address', async ({
  page,
}) => {
  // Few camps, one of them with many dates: axe looks at all that lies behind a layer, too.
  await openFallPage(page, '?search=little+fern');
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
