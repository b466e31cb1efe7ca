import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import {
  CHILD,
  dayCell,
  FALL,
  fallBreak,
  listCamp,
  MONDAY,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const CAMP = { id: 'planner-carry', camp_provider_name: 'Carry Creek' };
const DAYS = FALL.slice(0, 4);

test.beforeAll(({ backend }) =>
  listCamp(backend, { ...CAMP, date_array: DAYS.map((date) => ({ date })), camp_dates: 'Oct 6-9' }),
);
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

test.beforeEach(({ page }) =>
  openPlanner(page, [
    fallBreak(),
    planned({
      id: 'carried',
      campId: CAMP.id,
      providerName: CAMP.camp_provider_name,
      days: [MONDAY],
    }),
  ]),
);

test('a camp is carried to another day by keys, each step is spoken, and one undo brings it back', async ({
  page,
}) => {
  const grid = page.getByRole('grid');
  // One tab stop: everything else in the grid is reached by arrows.
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await dayCell(page, 'Monday').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Carry Creek picked up from Monday.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dayCell(page, 'Wednesday')).toBeFocused();
  await expect(page.getByText('Wednesday: it runs that day. Enter puts it there.')).toBeAttached();
  await page.keyboard.press('End');
  await expect(page.getByText('Friday: it doesn’t run that day.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(dayCell(page, 'Friday')).toHaveAccessibleName(/open$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(dayCell(page, 'Thursday')).toHaveAccessibleName(/Carry Creek/);
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/open$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/Carry Creek/);
});

test('Escape puts it back', async ({ page }) => {
  await dayCell(page, 'Monday').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Carry Creek is back on Monday.')).toBeAttached();
  await page.keyboard.press('Enter');
  // Nothing is carried: Enter opens the day again.
  await expect(page.getByRole('dialog')).toBeVisible();
});

async function drag(page: Page, from: string, to: string): Promise<void> {
  await dayCell(page, from).scrollIntoViewIfNeeded();
  const [start, end] = [
    await dayCell(page, from).boundingBox(),
    await dayCell(page, to).boundingBox(),
  ];
  if (!start || !end) throw new Error('no such day');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
}

test('by mouse it lands where it is dropped; a day without the camp refuses it before it is let go', async ({
  page,
}) => {
  await drag(page, 'Monday', 'Friday');
  await expect(dayCell(page, 'Friday')).toHaveAttribute('data-drop', 'refused');
  await page.mouse.up();
  await expect(dayCell(page, 'Monday')).toHaveAccessibleName(/Carry Creek/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await drag(page, 'Monday', 'Tuesday');
  await expect(dayCell(page, 'Tuesday')).toHaveAttribute('data-drop', 'here');
  await page.mouse.up();
  await expect(dayCell(page, 'Tuesday')).toHaveAccessibleName(/Carry Creek/);
  await expect(page.getByText('Carry Creek is on Tuesday now', { exact: true })).toBeVisible();
});

test('a click opens it, and the same can be done in a sheet', async ({ page }) => {
  await dayCell(page, 'Monday').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move days' }).click();
  await expect(page.getByRole('dialog', { name: /Carry Creek/ })).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a press that stays picks it up; a swipe scrolls', async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const cell = dayCell(page, 'Monday');
    await cell.scrollIntoViewIfNeeded();
    const [start, end] = [await cell.boundingBox(), await dayCell(page, 'Tuesday').boundingBox()];
    if (!start || !end) throw new Error('no such day');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
    await touch('touchStart', x, y);
    await expect(page.getByText('Carry Creek picked up from Monday.')).toBeAttached();
    await touch('touchMove', end.x + end.width / 2, end.y + end.height / 2);
    await expect(dayCell(page, 'Tuesday')).toHaveAttribute('data-drop', 'here');
    await touch('touchEnd', 0, 0);
    await expect(dayCell(page, 'Tuesday')).toHaveAccessibleName(/Carry Creek/);
  });
});

test('another tab shows it at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/my-camps');
  await expect(dayCell(other, 'Monday')).toHaveAccessibleName(/Carry Creek/);
  await drag(page, 'Monday', 'Tuesday');
  await page.mouse.up();
  await expect(dayCell(other, 'Tuesday', CHILD.firstName)).toHaveAccessibleName(/Carry Creek/);
});
