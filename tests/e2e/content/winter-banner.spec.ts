import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';
import { whenSettled } from '../support/openPage.ts';

// What moves on purpose must not push anything.
test.use({ reducedMotion: 'no-preference' });

const banner = (page: Page) => page.getByRole('region', { name: 'Winter camps' });

/** The device's date decides, before the first paint. */
const openHomeOn = async (page: Page, day: string) => {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('stays dismissed after a keyboard press and a reload', async ({ page }) => {
  await openHomeOn(page, '2025-12-05');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/browse/winter-break');
  const dismiss = banner(page).getByRole('button', { name: 'Dismiss winter banner' });
  // A press counts only once the page is hydrated.
  await expect(async () => {
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('is hidden in summer', async ({ page }) => {
  await openHomeOn(page, '2026-07-05');
  await expect(banner(page)).toBeHidden();
});

test('is part of the first paint and causes no layout shift', async ({ page }) => {
  await recordLayoutShifts(page);
  await openHomeOn(page, '2025-12-05');
  await whenSettled(page);
  const { total, sources } = await layoutShiftsOf(page);
  expect(total, sources).toBeLessThan(0.001);
});

test('works when localStorage throws', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openHomeOn(page, '2025-12-05');
  await expect(banner(page)).toBeVisible();
  await expect(async () => {
    await banner(page).getByRole('button').click();
    await expect(banner(page)).toBeHidden({ timeout: 500 });
  }).toPass();
});
