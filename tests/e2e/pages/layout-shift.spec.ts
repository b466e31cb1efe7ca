import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { fallPath, whenListed } from '../support/fallPage.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts';
import { whenSettled } from '../support/openPage.ts';

// What moves on purpose must not push anything.
test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ page }) => recordLayoutShifts(page));

async function expectNoLayoutShift(page: Page): Promise<void> {
  await whenSettled(page);
  const { total, sources } = await layoutShiftsOf(page);
  // Text that grows by a pixel as its font loads is not felt, and every score rounds it away.
  expect(total, sources).toBeLessThan(0.0005);
}

for (const [kind, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 900],
] as const) {
  test(`no layout shift on a ${kind} while fonts, camps and logos load`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(fallPath);
    await whenListed(page);
    await expectNoLayoutShift(page);
  });

  test(`no layout shift on a ${kind} on a second visit`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(fallPath);
    await whenListed(page);
    await page.reload();
    await whenListed(page);
    await expectNoLayoutShift(page);
  });
}
