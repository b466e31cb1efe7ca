import { canaries } from '#tests/recorder/canaries.ts';
import { expect, test } from '../support/camply.ts';
import { openFallPage, cards } from '../support/fallPage.ts';

test('saves favorites, writes notes and compares camps by keyboard', async ({ page }) => {
  await openFallPage(page);
  for (const name of ['Anvil & Aria', 'Backyard Goalposts', 'Bright Side Theatre']) {
    await page.getByRole('button', { name: `Save ${name} to favorites` }).click();
  }

  // 1. The list: a note survives a reload, a heart removed by mistake comes back, and with it its patches.
  await page.getByRole('link', { name: 'Favorites, 3 saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your favorites' })).toBeFocused();
  await expect(cards(page)).toHaveCount(3);
  const sash = page.getByRole('region', { name: 'Your sash' }).getByRole('paragraph');
  const allPatches = '4 patches: Performance × 2, Music × 2, Sports, Movement';
  await expect(sash).toHaveText(allPatches);
  const first = cards(page).first();
  await first.getByRole('button', { name: /^Add a note/ }).press('Enter');
  await page.keyboard.type(`Wren likes this one.\nAsk about lunch. ${canaries.note}`);
  const saved = first.locator('[aria-busy=false]', { hasText: 'Saved as you type' });
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(first.getByRole('textbox')).toHaveValue(
    `Wren likes this one.\nAsk about lunch. ${canaries.note}`,
  );
  const remove = cards(page)
    .nth(1)
    .getByRole('button', { name: /^Remove / });
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Favorites, 2 saved' })).toBeVisible();
  await expect(sash).toHaveText('2 patches: Performance × 2, Music × 2');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await expect(remove).toBeFocused();
  await expect(sash).toHaveText(allPatches);

  // 2. Two of them side by side.
  for (const index of [0, 1]) {
    const toggle = cards(page)
      .nth(index)
      .getByRole('button', { name: /^Compare / });
    await toggle.press('Space');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('link', { name: 'Compare 2' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare camps' })).toBeFocused();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Hours/ })).toContainText('Longest day');
  await expect(table.getByRole('row', { name: /^Price per day/ })).toContainText(
    '$98.33 if $295 covers all 3 days',
  );
  await expect(table.getByRole('row', { name: /^Your note/ })).toContainText(
    `Ask about lunch. ${canaries.note}`,
  );

  // 3. Miles from the family's ZIP code, which no address holds, or from another one, stored in the URL.
  await page.getByRole('button', { name: 'Don’t measure from 30317' }).click();
  await page.getByRole('textbox', { name: 'Miles from ZIP' }).fill('30030');
  await expect(page).toHaveURL(/\/compare\?camps=[^%]+&near=30030$/);
  await expect(table.getByRole('row', { name: /^Distance/ })).toContainText(/mile/);
  await page.getByRole('region', { name: 'Add a favorite' }).getByRole('button').press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Miles from ZIP' })).toHaveValue('30030');
  await table.getByRole('button').first().press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(2);

  // 4. On a phone the columns slide, the page does not; they are of one width.
  await page.setViewportSize({ width: 390, height: 844 });
  // The browser lays the page out for the new width a moment later.
  const widths = () =>
    table
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  await expect.poll(async () => new Set(await widths()).size).toBe(1);
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overhang).toBe(0);
});
