import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openFallPage, cards, whenCached } from '../support/fallPage.ts';

test.use({ expectedConsoleErrors: networkErrors, hasServiceWorker: true });

test('favorites, notes and comparison work offline by keyboard', async ({ page, context }) => {
  await openFallPage(page);
  for (const index of [0, 1, 2]) {
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /to favorites$/ })
      .click();
  }
  await whenCached(page);
  await context.setOffline(true);

  // 1. The list: a note survives a reload, a heart removed by mistake comes back.
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your favorites' })).toBeFocused();
  await expect(cards(page)).toHaveCount(3);
  const first = cards(page).first();
  await first.getByRole('button', { name: /^Add a note/ }).press('Enter');
  await page.keyboard.type('Wren likes this one.\nAsk about lunch.');
  const saved = first.locator('[aria-busy=false]', { hasText: 'Saved as you type' });
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(first.getByRole('textbox')).toHaveValue('Wren likes this one.\nAsk about lunch.');
  const remove = cards(page)
    .nth(1)
    .getByRole('button', { name: /^Remove / });
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await expect(remove).toBeFocused();
  await expectNoAxeViolations(page, 'favorites');

  // 2. Two of them side by side.
  for (const index of [0, 1]) {
    await cards(page).nth(index).getByRole('checkbox').press('Space');
  }
  await page.getByRole('link', { name: 'Compare 2' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare camps' })).toBeFocused();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Your note/ })).toContainText('Ask about lunch.');

  // 3. Miles from a ZIP code, stored in the URL.
  await page.getByRole('textbox', { name: 'Miles from ZIP' }).fill('30030');
  await expect(page).toHaveURL(/\/compare\?camps=[^%]+&near=30030$/);
  await expect(table.getByRole('row', { name: /^Distance/ })).toContainText(/mile/);
  await page.getByRole('region', { name: 'Add a favorite' }).getByRole('button').press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Miles from ZIP' })).toHaveValue('30030');
  await expectNoAxeViolations(page, 'comparison');
  await table.getByRole('button').first().press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(2);

  // 4. On a phone the columns slide, the page does not.
  await page.setViewportSize({ width: 390, height: 844 });
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
});
