import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './camply.ts';
import { driverRemarks, infoOf, linesOf, openMap, softwareGl } from './mapPage.ts';

test.use({ ...softwareGl, expectedComplaints: driverRemarks });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [kind, width, height] of [
    ['phone', 390, 844],
    ['desktop', 1280, 900],
  ] as const) {
    test.describe(`${kind}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height }, reducedMotion: 'reduce' });

      test('axe finds nothing on the map, with a camp chosen', async ({ page }) => {
        await openMap(page, '&activity=art');
        await linesOf(page).first().getByRole('button').click();
        await expect(infoOf(page)).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(
          violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
        ).toEqual([]);
      });
    });
  }
}

test('at 320 px nothing runs out of the page sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMap(page);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
