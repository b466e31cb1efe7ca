import type { Locator, Page } from '@playwright/test';
import { turnOf } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { setTextSize } from '../support/openPage.ts';
import { dayCell } from '../support/planner.ts';
import { plannerSheets, sheet } from '../support/plannerSheets.ts';
import { openSummer } from '../support/plannerSummer.ts';
import { openFullWeek } from '../support/plannerWeek.ts';

test.use({ family: 'new' });

const screens = [
  [320, '100%'],
  [390, '200%'],
] as const;

const focused = (page: Page) => page.locator(':focus');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('works by keyboard, without color, on a small phone and in large text', async ({
  page,
  backend,
}) => {
  await openFullWeek(page, backend);
  await expect(panel(page, 'Budget')).toBeVisible();
  await test.step('a keyboard reaches all of it, opens a day and is back on it', () =>
    walkByKeyboard(page));
  await test.step('where a system forces its colors, days differ by their words and borders', () =>
    lookInForcedColors(page));
  for (const [width, text] of turnOf(screens, 2)) {
    await test.step(`${width} px wide in ${text} text nothing is cut off or too small to be met`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(setTextSize, text);
      await expectAllWhole(page);
    });
  }
});

test('shows a break of several weeks and its sheets whole in large text', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSummer(page, backend);
  await page.evaluate(setTextSize, '200%');
  for (const view of ['Days', 'Hours', 'Weeks']) {
    await press(page, view);
    await expect(page.getByRole('button', { name: view, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectWhole(`the ${view} of a summer`, page.locator('main'));
  }
  await page.setViewportSize({ width: 320, height: 844 });
  for (const name of [/^Share$/, /^Add a day off$/, /^Other$/, /^Add another child$/]) {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await expect(sheet(page)).toBeVisible();
    await expectWhole(`${name.source} on a small phone`, sheet(page));
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
});

async function expectAllWhole(page: Page): Promise<void> {
  await expectWhole('days', page.locator('main'));
  for (const { name, open } of turnOf(plannerSheets)) {
    await open(page);
    await expect(sheet(page)).toBeVisible();
    await expectWhole(name, sheet(page));
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator('main :focus'), `focus after the ${name}`).toHaveCount(1);
    if (page.url().includes('break=2025-10-20')) await showFallBreak(page);
  }
  await press(page, 'Hours');
  await expect(page.getByRole('button', { name: /Open, 12:30–4:30$/ })).toBeVisible();
  await expectWhole('hours', page.locator('main'));
  await press(page, 'Days');
  await page.getByRole('link', { name: 'Show the plans' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectWhole('plan B', page.locator('main'));
  await page.goBack();
  // In large text the last news covers it for a while.
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await sheet(page).getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectWhole('the fridge sheet', page.locator('main'));
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function walkByKeyboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  const stops = await stopsUntil(page, /^About these dates/);
  const inGrid = stops.filter(({ isDay }) => isDay);
  expect(inGrid, 'the grid is one stop').toHaveLength(1);
  const names = stops.map(({ name }) => name);
  for (const name of [
    /^Share/,
    /^Print/,
    /^Undo/,
    /^Add a day off/,
    /^Fall break/,
    /^Receipts as a spreadsheet/,
    /^Days/,
    /^Hours/,
    /^Care needed/,
    /^Add another child/,
    /^Keep Pine & Paddle/,
    /^Show 6 more/,
    /^Show the plans/,
    /^Get ready for Rocket Pond/,
    /^Ask them when sign-up at Kick & Splash/,
    /^Set a budget/,
  ]) {
    expect(names).toContainEqual(expect.stringMatching(name));
  }

  await dayCell(page, 'Monday', 'Ada').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(dayCell(page, 'Friday', 'Max')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  // The kind of the day is one stop, too: arrows choose.
  await sheet(page).getByRole('radio', { name: 'No school' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet(page).getByRole('radio', { name: 'School', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(sheet(page).getByRole('radio', { name: 'No school' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(dayCell(page, 'Friday', 'Max')).toBeFocused();

  // A sheet that leads to another: the focus comes back all the same.
  await page.keyboard.press('Home');
  await expect(dayCell(page, 'Monday', 'Max')).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('button', { name: 'Move days' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Move Rocket Pond' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(dayCell(page, 'Monday', 'Max')).toBeFocused();
}

type Stop = { name: string; isDay: boolean };

/** What Tab comes by, in order. */
async function stopsUntil(page: Page, last: RegExp): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 80) {
    await page.keyboard.press('Tab');
    const stop = await focused(page).evaluate((element) => ({
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      isDay: element.closest('[role=grid]') !== null,
    }));
    stops.push(stop);
    if (last.test(stop.name)) return stops;
  }
  throw new Error(`No stop named ${last.source}: ${stops.map(({ name }) => name).join(' | ')}`);
}

async function lookInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faces = await Promise.all(
    [
      ['Monday', 'Ada'],
      ['Friday', 'Ada'],
      ['Thursday', 'Ada'],
      ['Friday', 'Max'],
      ['Wednesday', 'Max'],
      ['Wednesday', 'Wren'],
    ].map(([day = '', child]) => dayCell(page, day, child).evaluate(faceOf)),
  );
  expect(new Set(faces.map(({ words }) => words)).size, 'by words').toBe(faces.length);
  const [covered, open, half, home] = faces;
  expect(covered?.border).toBe('solid');
  expect(open?.border).toBe('dashed');
  expect(half?.border).toBe('dashed');
  expect(open?.words).toContain('Open');
  expect(half?.words).toContain('to 12:30');
  expect(home?.words).toContain('Home');
  await page.emulateMedia({ forcedColors: null });
}

const showFallBreak = (page: Page) =>
  page
    .getByRole('button', { name: /^Fall break/ })
    .filter({ visible: true })
    .first()
    .click();

const expectWhole = async (name: string, part: Locator) =>
  expect.soft(await part.evaluate(faultsOf), name).toEqual([]);

/** What is cut at a side, scrolls sideways, or is lower or narrower than 44 px. The rail of breaks may slide. */
function faultsOf(part: Element): string[] {
  const faults: string[] = [];
  const say = (fault: string, element: Element) =>
    faults.push(
      `${fault}: ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}`,
    );
  const isForTheEar = (element: Element): boolean =>
    element.getBoundingClientRect().width <= 1 ||
    getComputedStyle(element).clipPath !== 'none' ||
    getComputedStyle(element).opacity === '0' ||
    (element.parentElement !== null && element !== part && isForTheEar(element.parentElement));
  if (part.scrollWidth > part.clientWidth) faults.push(`wider than it is: ${part.scrollWidth}`);
  for (const element of part.querySelectorAll<HTMLElement>('*')) {
    const style = getComputedStyle(element);
    if (!element.checkVisibility() || element.closest('svg, nav') || isForTheEar(element)) continue;
    if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
      say('scrolls', element);
    }
    const clip = element.parentElement?.closest('button, dialog, main, article') ?? part;
    const edge = clip.getBoundingClientRect();
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.textContent?.trim() === '') continue;
      if (style.textOverflow === 'ellipsis') continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const { left, right } = words.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) say('cut', element);
    }
    const isTarget = element.matches(
      'button, select, summary, textarea, a:not(p a), input:not([type=file])',
    );
    // A button that lies over its whole row is as large as the row.
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const of = element.closest('label') ?? (isStretched ? element.closest('li') : null) ?? element;
    const target = of.getBoundingClientRect();
    if (isTarget && (target.height < 43.5 || target.width < 43.5)) {
      say(`${target.width} x ${target.height}`, element);
    }
  }
  return faults;
}

/** What is left of a day when its colors are gone. */
function faceOf(cell: HTMLElement): { words: string; border: string } {
  return { words: cell.innerText, border: getComputedStyle(cell).borderTopStyle };
}
