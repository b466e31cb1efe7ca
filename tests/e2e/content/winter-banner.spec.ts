import type { Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';
import { whenSettled } from '../support/openPage.ts';

// What moves on purpose must not push anything.
test.use({ reducedMotion: 'no-preference', expectedConsoleErrors: networkErrors });

const banner = (page: Page) => page.getByRole('region', { name: 'Winter camps' });

test('is part of the first paint without a layout shift, and stays dismissed after a reload', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  // On a busy machine they come after the first paint: what they move is measured in pages/layout-shift.spec.ts.
  await page.route(/\.woff2$/, (route) => route.abort());
  // The device's date decides, before the first paint.
  await page.clock.setFixedTime(new Date('2025-12-05T12:00:00'));
  await page.goto('/');
  await whenSettled(page);
  const { total, sources } = await layoutShiftsOf(page);
  expect(total, sources).toBeLessThan(0.001);
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/browse/winter-break');

  const dismiss = banner(page).getByRole('button', { name: 'Dismiss winter banner' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
