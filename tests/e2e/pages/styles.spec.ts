import type { Page } from '@playwright/test';
import { turnOf } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { whenSettled } from '../support/openPage.ts';
import { fallPath, countLine } from '../support/fallPage.ts';
import { finishTransitions } from '../support/finishTransitions.ts';

const otherPath = '/login';

/** Computed styles of what is on the screen and in the footer; a long list below still grows. */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      'font',
      'color',
      'background-color',
      'padding',
      'margin',
      'display',
      'width',
    ];
    return [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => {
        const isFooter = element.closest('footer') !== null;
        return isFooter || element.getBoundingClientRect().top < window.innerHeight;
      })
      .map((element) => {
        const style = getComputedStyle(element);
        return `${element.tagName} ${properties.map((name) => style.getPropertyValue(name)).join('|')}`;
      });
  });

async function settle(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path === fallPath) {
    await expect(countLine(page)).toBeVisible();
    // Its code comes after the list.
    await expect(page.getByRole('button', { name: /^Sort/ })).toBeVisible();
  } else {
    // So does that of the drawing.
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.locator('main svg:has(> circle)')).toHaveCount(1);
  }
  await whenSettled(page);
}

/** Navigates without a reload, as a link does. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await settle(page, path);
}

const ways = [
  [fallPath, otherPath],
  [otherPath, fallPath],
] as const;

for (const [from, to] of turnOf(ways, 2)) {
  test(`${to} has the same computed styles opened directly and reached from ${from}, in whatever order its sheets load`, async ({
    page,
  }) => {
    await page.goto(to);
    await settle(page, to);
    const direct = await computedStyles(page);
    const own = await ownSheets(page);
    const fetched = await fetchedSheets(page);
    expect(own.length).toBeGreaterThan(2);
    expect(
      own.filter((sheet) => fetched.includes(sheet)),
      'a page brings its own styles',
    ).toEqual([]);

    await page.goto(from);
    await settle(page, from);
    const before = await computedStyles(page);
    await navigate(page, to);
    await expect.poll(() => computedStyles(page)).toEqual(direct);
    await page.goBack();
    await settle(page, from);
    await expect.poll(() => computedStyles(page), 'and leaves no styles behind').toEqual(before);
    const sheets = await fetchedSheets(page);
    expect(new Set(sheets).size, 'no sheet is fetched twice').toBe(sheets.length);

    // The menu's signs are drawn larger than the piece itself would draw them.
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'For Camp Providers' }).first()).toBeVisible();
    await finishTransitions(page);
    const ordered = await computedStyles(page);
    expect(await reloadSheetsReversed(page)).toBeGreaterThan(2);
    expect(await computedStyles(page)).toEqual(ordered);
  });
}

/** By this document alone: an earlier one may be late. */
const fetchedSheets = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.css')),
  );

/** The sheets whose rules are written into the page; parts that come later bring theirs. */
const ownSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );

/** Loads every style sheet of the page once more, the first one last. */
const reloadSheetsReversed = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
    for (const { href } of links.toReversed()) {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
      document.head.append(sheet);
      await loaded;
    }
    return links.length;
  });
