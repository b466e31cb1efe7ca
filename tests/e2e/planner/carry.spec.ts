import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import {
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

test.use({ hasTouch: true });

test.beforeAll(({ backend }) =>
  listCamp(backend, { ...CAMP, date_array: DAYS.map((date) => ({ date })), camp_dates: 'Oct 6-9' }),
);
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

test('moves a camp to another day by keys, mouse and touch, and opens it by a click', async ({
  page,
  context,
}) => {
  await openPlanner(page, [
    fallBreak(),
    planned({ id: 'carried', campId: CAMP.id, providerName: 'Carry Creek', days: [MONDAY] }),
  ]);
  const dialog = page.getByRole('dialog');
  const has = (day: string, what: RegExp, on = page) =>
    expect(dayCell(on, day)).toHaveAccessibleName(what);
  const says = (text: string) => expect(page.getByText(text)).toBeAttached();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('by keys, each step is spoken, and one undo brings it back', async () => {
    // One tab stop: everything else in the grid is reached by arrows.
    await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
    await dayCell(page, 'Monday').focus();
    await press('Space');
    await says('Carry Creek picked up from Monday.');
    await press('ArrowRight', 'ArrowRight');
    await expect(dayCell(page, 'Wednesday')).toBeFocused();
    await says('Wednesday: it runs that day. Enter puts it there.');
    await press('End');
    await says('Friday: it doesn’t run that day.');
    await press('Enter');
    await has('Friday', /: Open\b/);
    await press('ArrowLeft', 'Enter');
    await has('Thursday', /Carry Creek/);
    await has('Monday', /: Open\b/);
    await press('ControlOrMeta+z');
    await has('Monday', /Carry Creek/);
  });

  await test.step('Escape puts it back, and Enter opens the day again', async () => {
    await dayCell(page, 'Monday').focus();
    await press('Space', 'ArrowRight', 'Escape');
    await says('Carry Creek is back on Monday.');
    await press('Enter');
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a click opens it, and the same can be done in a sheet', async () => {
    await dayCell(page, 'Monday').click();
    await dialog.getByRole('button', { name: 'Move days' }).click();
    await expect(page.getByRole('dialog', { name: 'Move Carry Creek' })).toBeVisible();
    await press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('by mouse a day without the camp refuses it; another tab shows at once where it lands', async () => {
    const other = await context.newPage();
    await openPage(other, '/my-camps');
    await has('Monday', /Carry Creek/, other);
    await page.bringToFront();
    await drag(page, 'Monday', 'Friday');
    await expect(dayCell(page, 'Friday')).toHaveAttribute('data-drop', 'refused');
    await page.mouse.up();
    await has('Monday', /Carry Creek/);
    await expect(dialog).toHaveCount(0);
    await drag(page, 'Monday', 'Tuesday');
    await expect(dayCell(page, 'Tuesday')).toHaveAttribute('data-drop', 'here');
    await page.mouse.up();
    await has('Tuesday', /Carry Creek/);
    await expect(page.getByText('Carry Creek is on Tuesday now', { exact: true })).toBeVisible();
    await has('Tuesday', /Carry Creek/, other);
    await other.close();
  });

  await test.step('a finger that stays picks it up', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const cdp = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [from, to] = await middles(page, 'Tuesday', 'Wednesday');
    await touch('touchStart', [from]);
    await says('Carry Creek picked up from Tuesday.');
    await touch('touchMove', [to]);
    await expect(dayCell(page, 'Wednesday')).toHaveAttribute('data-drop', 'here');
    await touch('touchEnd', []);
    await has('Wednesday', /Carry Creek/);
  });
});

type Point = { x: number; y: number };

async function middles(page: Page, from: string, to: string): Promise<[Point, Point]> {
  // Waits until the cell has stopped moving and nothing covers it.
  await dayCell(page, from).click({ trial: true });
  const middle = async (day: string) => {
    const box = await dayCell(page, day).boundingBox();
    if (!box) throw new Error(`no ${day}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return [await middle(from), await middle(to)];
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = await middles(page, from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
}
