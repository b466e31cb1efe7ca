import { phone } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { infoOf, rowsOf, openMap, pixelsLike, TEAL } from '../support/mapPage.ts';

test('shows a map without axe violations, at 320 px and in forced colors', async ({ page }) => {
  await openMap(page, '&activity=art');
  await rowsOf(page).first().getByRole('button').click();
  await expect(infoOf(page)).toBeVisible();
  await expectNoAxeViolations(page, 'a camp is selected');
  await page.setViewportSize(phone);
  await expectNoAxeViolations(page, 'on a phone');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => pixelsLike(page, TEAL)).toBeGreaterThan(100);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
