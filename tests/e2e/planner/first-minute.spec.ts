import type { Locator } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { dayCell } from '../support/planner.ts';
import { startClock } from '../support/today.ts';

/** How far down the first open day of one child may end, in pixels. */
const screens = [
  { width: 1280, height: 900, most: 720 },
  { width: 390, height: 844, most: 760 },
];

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Infinity;
}

test.use({ family: 'new', hasServiceWorker: true, expectedConsoleErrors: networkErrors });

test('shows the whole year offline for a first name and a district', async ({
  page,
  siteProxy,
}) => {
  await page.addInitScript(startClock, '2026-09-15T12:00:00-04:00');
  await openPage(page, '/my-camps');
  const heading = page.getByRole('heading', { name: 'Who’s off school?' });

  await test.step('a sample family can be tried, and is gone with one tap', async () => {
    await page.getByRole('button', { name: 'Look at a sample family first' }).click();
    await expect(page.getByText('This is a sample family.')).toBeVisible();
    await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(2);
    await page.getByRole('button', { name: 'Start my own' }).click();
    await expect(heading).toBeVisible();
  });

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await siteProxy.stop();
  await page.reload();
  await expect(heading).toBeVisible();

  await test.step('without a name it says what is missing, beside the field', async () => {
    await page.getByRole('button', { name: 'Show the days off' }).click();
    const name = page.getByLabel('First name or nickname');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Enter a first name or a nickname/);
    await name.fill('Wren');
  });

  await page.getByLabel('School district').selectOption({ label: 'DeKalb County' });
  await page.getByRole('button', { name: 'Show the days off' }).click();
  const year = page.getByRole('region', { name: 'The school year' });
  for (const name of ['Fall Break', 'Thanksgiving', 'Winter Holiday', 'Spring Break']) {
    await expect(year.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
  }
  await test.step('the first open day and what to do about it are on the first screen', async () => {
    const size = page.viewportSize();
    const next = page.getByRole('button', { name: 'See what’s on' });
    for (const { width, height, most } of screens) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const part of [page.locator('[data-next]'), next]) {
        await expect.poll(async () => bottomOf(part), `${width} px`).toBeLessThanOrEqual(most);
      }
    }
    if (size) await page.setViewportSize(size);
  });
  await year.getByRole('button', { name: /Thanksgiving/ }).click();
  const thursday = dayCell(page, 'Thursday', 'Wren');
  await expect(thursday).toHaveAccessibleName(/Home, You\?, our guess, not counted as covered$/);
  await expect(dayCell(page, 'Monday', 'Wren')).toHaveAccessibleName(/: Open\b/);

  // A day nobody is home after all is one tap away, and so is the way back.
  await thursday.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nobody’s home' }).click();
  await expect(thursday).toHaveAccessibleName(/: Open\b/);
  await page
    .locator('li', { hasText: 'Nobody’s home' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(thursday).toHaveAccessibleName(/our guess/);
  await page.reload();
  await expect(thursday.or(dayCell(page, 'Monday', 'Wren')).first()).toBeVisible();
});
