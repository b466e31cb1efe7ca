import { expect, test } from '../support/camply.ts';
import { openFallPage, searchField } from '../support/fallPage.ts';
import {
  CORAL,
  infoOf,
  rowsOf,
  mapOf,
  openMap,
  pixelsLike,
  clickTheOnlyPin,
  TEAL,
  WATER,
  whenMapDrawn,
} from '../support/mapPage.ts';

test('switches to the map with land, pins and a legend, filters it, and opens the camp of a clicked pin', async ({
  page,
}) => {
  await openFallPage(page);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\?view=map$/);
  await whenMapDrawn(page);
  await expect(
    page.getByText('Explore the map to find camp options near you', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Showing \d+ of \d+ camps with locations$/)).toBeVisible();
  const legend = page.getByRole('list', { name: 'Map legend' }).filter({ visible: true });
  await expect(legend).toContainText('Featured Camps');
  await expect(legend).toContainText('Basic Listings');
  expect(await pixelsLike(page, WATER)).toBeGreaterThan(500);
  const all = await pixelsLike(page, TEAL);
  expect(all).toBeGreaterThan(3000);
  expect(await pixelsLike(page, CORAL)).toBeGreaterThan(300);
  const box = await mapOf(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(400);

  // The map and its list are filtered alike.
  await searchField(page).fill('Pine & Paddle');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByText('Showing 1 of 1 camps with locations')).toBeVisible();
  await expect.poll(() => pixelsLike(page, TEAL)).toBeLessThan(all / 4);
  await expect.poll(() => pixelsLike(page, CORAL)).toBeGreaterThan(300);
  await expect(page).toHaveURL(/view=map.*search=Pine/);

  // A clicked pin opens its camp, and marks it in the list.
  await expect(async () => {
    await clickTheOnlyPin(page);
    await expect(infoOf(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(infoOf(page)).toContainText('Pine & Paddle');
  // Its sign-up opens later.
  await expect(infoOf(page).getByRole('link', { name: /^Visit site/ })).toBeVisible();
  const info = await infoOf(page).boundingBox();
  expect(info?.width).toBeLessThanOrEqual(300);
  await expect(rowsOf(page).getByRole('button', { pressed: true })).toHaveCount(1);

  // The list stays as wide on a large screen, where it begins farther to the right.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const rowWidth = async () => (await rowsOf(page).first().boundingBox())?.width;
  await expect.poll(rowWidth).toBeGreaterThan(340);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).not.toHaveURL(/view=map/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('reaches every pin by keyboard, locates camps by ZIP or city, and searches the area of the map', async ({
  page,
}) => {
  await test.step('by keyboard, one popup at a time', async () => {
    await openMap(page);
    const first = rowsOf(page).nth(0).getByRole('button');
    const second = rowsOf(page).nth(1).getByRole('button');
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(infoOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(infoOf(page)).toHaveCount(0);
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(infoOf(page)).toHaveCount(1);
    await expect(infoOf(page)).toContainText((await second.textContent()) ?? '');
    await expect(rowsOf(page).getByRole('button', { pressed: true })).toHaveCount(1);
  });

  await test.step('Search this area keeps the camps inside the map bounds', async () => {
    // It may lie where the wheel turns.
    await page.keyboard.press('Escape');
    await expect(infoOf(page)).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 2, name: /camps?/ });
    const before = Number.parseInt((await heading.textContent()) ?? '', 10);
    const box = await mapOf(page).boundingBox();
    if (box === null) throw new Error('There is no map on the page');
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3);
    await page.mouse.wheel(0, -600);
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(heading).toHaveText(/ in this area$/);
    expect(Number.parseInt((await heading.textContent()) ?? '', 10)).toBeLessThan(before);
    await page.getByRole('button', { name: 'Show all areas' }).click();
    await expect(heading).toHaveText(`${before} camps`);
  });

  await test.step('camps without coordinates are located by ZIP or city, and say so', async () => {
    await expect(page.getByText(/pprox\. location$/).first()).toBeVisible();
    const located = page.getByText(/^Showing \d+ of \d+ camps with locations$/);
    const counts = async () =>
      ((await located.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    const [, shown = 0] = await counts();
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(rowsOf(page)).toHaveCount(shown);
    // The line counts what the gazetteer knows a moment after the first camp says where it is.
    await expect(async () => {
      const [onMap = 0] = await counts();
      expect(onMap).toBeLessThan(shown);
      expect(await page.getByText(/ot on the map$/).count()).toBe(shown - onMap);
    }).toPass();
  });
});
