import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import {
  driverRemarks,
  infoOf,
  rowsOf,
  openMap,
  pixelsLike,
  softwareGl,
  TEAL,
  whenMapDrawn,
} from '../support/mapPage.ts';

test.use({ ...softwareGl, expectedConsoleErrors: driverRemarks });

for (const [kind, width, height, paths] of [
  ['phone', 390, 844, ['/browse/winter-break', '/browse']],
  ['desktop', 1280, 900, ['/browse/summer-break']],
] as const) {
  test.describe(kind, () => {
    test.use({ viewport: { width, height } });

    test('no axe violations on the map with a selected camp', async ({ page }) => {
      await openMap(page, '&activity=art');
      await rowsOf(page).first().getByRole('button').click();
      await expect(infoOf(page)).toBeVisible();
      await expectNoAxeViolations(page, 'a camp is selected');
    });

    for (const path of paths) {
      test(`no axe violations on the map of ${path}`, async ({ page }) => {
        await page.goto(`${path}?view=map`);
        await whenMapDrawn(page);
        await expectNoAxeViolations(page, path);
      });
    }
  });
}

test('reflows at 320 px, and keeps its colors where a system forces its own', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openMap(page);
  await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(100);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
