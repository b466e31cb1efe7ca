import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { dayCell } from '../support/planner.ts';
import { startClock } from '../support/today.ts';

test.use({ family: 'new', viewport: { width: 390, height: 844 }, hasTouch: true });

declare global {
  interface Window {
    /** Clicks of the user since the navigation. */
    clicks?: number;
  }
}

/** From the next navigation on. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    window.clicks = 0;
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) window.clicks = (window.clicks ?? 0) + 1;
      },
      { capture: true },
    );
  });

/** The wheel of a phone, on which the district is chosen, closes by a tap that the page does not see. */
const TAPS_OF_THE_WHEEL = 1;
const tapsOf = async (page: Page) =>
  ((await page.evaluate(() => window.clicks)) ?? 0) + TAPS_OF_THE_WHEEL;

test('leads a newcomer on a phone to the year in four taps and to an own entry in ten', async ({
  page,
}) => {
  await countClicks(page);
  await page.addInitScript(startClock, '2026-09-15T12:00:00-04:00');
  await openPage(page, '/my-camps');

  await page.getByLabel('First name or nickname').tap();
  await page.keyboard.type('Wren');
  const district = page.getByLabel('School district');
  await district.tap();
  await district.selectOption({ label: 'DeKalb County' });
  await page.getByRole('button', { name: 'Show the days off' }).tap();
  await expect(
    page
      .getByRole('button', { name: /Thanksgiving/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await tapsOf(page)).toBe(4);

  const monday = dayCell(page, 'Monday', 'Wren').first();
  await page
    .getByRole('button', { name: /Thanksgiving/ })
    .filter({ visible: true })
    .first()
    .tap();
  await expect(monday).toHaveAccessibleName(/: Open\b/);
  await monday.tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add your own' }).tap();
  await sheet.getByRole('button', { name: 'Sitter' }).tap();
  await sheet.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(monday).toHaveAccessibleName(/Sitter, 8:30–4, covered, Confirmed$/);
  expect(await tapsOf(page)).toBeLessThanOrEqual(10);

  await test.step('it is edited in its sheet, taken back, and there after a reload', async () => {
    const added = page.getByRole('button', { name: /^Close: Sitter is in your plan/ });
    await expect(added).toBeVisible();
    await monday.tap();
    await expect(sheet.locator(added)).toBeVisible();
    const body = sheet.locator('[data-sheet-body]');
    expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(
      true,
    );
    expect(await body.evaluate((element) => element.scrollTop), 'opens at its top').toBe(0);
    await sheet.getByLabel('Name').fill('Kim');
    await sheet.getByLabel('Name').blur();
    await expect(sheet.getByRole('heading', { name: 'Kim' })).toBeVisible();
    await sheet.getByRole('button', { name: 'All day' }).tap();
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await expect(monday).toHaveAccessibleName(/Kim, all day, covered, Confirmed$/);
    // On a phone the toast lies on the plan's tools. The closing sheet has a "Close: Kim" too.
    await page.getByRole('button', { name: 'Close: Kim is saved' }).tap();
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).tap();
    await expect(monday).toHaveAccessibleName(/Kim, 8:30–4, covered, Confirmed$/);
    await page.reload();
    await expect(monday).toHaveAccessibleName(/Kim, 8:30–4, covered, Confirmed$/);
  });
});
