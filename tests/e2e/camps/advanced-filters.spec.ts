import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openFallPage, countLine, counted, cards, locationField } from '../support/fallPage.ts';
import { writeRow } from '../support/writeRow.ts';

test.use({
  viewport: { width: 1280, height: 900 },
});

const more = (page: Page) => page.getByRole('button', { name: /^More filters/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'More filters' });
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filters that are on' }).getByRole('button', { name: /^Remove/ });

async function choose(page: Page, field: RegExp, option: RegExp): Promise<void> {
  await panel(page).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** No school calendar of that fall is known; this district is invented, and knows its own. */
test.beforeAll(async ({ backend }) => {
  await writeRow(backend, 'school_districts', { id: 'pinewood', label: 'Pinewood County' });
  await writeRow(backend, 'school_breaks', {
    id: 'pinewood-2025-26-fall',
    district_id: 'pinewood',
    school_year: '2025-26',
    kind: 'fall',
    name: 'Fall Break',
    starts_on: '2025-10-06',
    ends_on: '2025-10-10',
    status: 'unverified',
  });
});

test('combines age, price, hours, district, distance and sort order in the URL, which is the whole state', async ({
  page,
}) => {
  await openFallPage(page);
  const { total } = await counted(page);
  await more(page).click();
  await choose(page, /^Child’s age/, /^Age 8$/);
  await expect(page).toHaveURL(/ages=8/);
  // The list of a field scrolls within itself: a page that moves takes it away under the press.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await choose(page, /^Which school district/, /^Pinewood County/);
  await expect(page).toHaveURL(/start=2025-10-06&end=2025-10-10/);
  await expect(panel(page).getByText(/haven’t checked these dates/)).toBeVisible();

  // The place is text until there is a distance; an unknown ZIP code is reported beside that.
  await page.keyboard.press('Escape');
  await locationField(page).fill('99999');
  await expect(page).toHaveURL(/location=99999/);
  await more(page).click();
  await choose(page, /^Distance/, /^25 miles$/);
  await expect(page).toHaveURL(/near=99999&within=25/);
  await expect(panel(page).getByText(/don’t recognize that Georgia ZIP/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(locationField(page)).toHaveValue('99999');
  await locationField(page).fill('30030');
  await expect(page).toHaveURL(/near=30030&within=25/);
  await more(page).click();
  await choose(page, /^Price per day/, /^Up to \$80$/);
  await expect(page).toHaveURL(/price=0-80/);
  await expect(panel(page).getByText(/clear daily price/)).toBeVisible();
  await expectNoAxeViolations(page, 'the filter panel', { within: '[role=dialog], dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();
  await expect(more(page)).toHaveText(/More filters\s*4 on/);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('option', { name: 'Nearest' }).click();
  await expect(page).toHaveURL(/sort=distance/);

  await expect(chips(page)).toHaveText([
    'Pinewood County: Oct 6–\u206010',
    'Age 8',
    'Up to $80 a day',
    'Within 25 miles of 30030',
  ]);
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total / 2);
  const { shown } = await counted(page);
  expect(shown).toBeGreaterThan(1);
  const miles = async () =>
    (
      await cards(page)
        .filter({ hasText: /miles? away/ })
        .allInnerTexts()
    ).map((text) => Number(/about (\d+) miles? away/.exec(text)?.[1] ?? 0));
  await expect.poll(async () => (await miles()).length).toBe(shown);
  expect(await miles()).toEqual((await miles()).toSorted((a, b) => a - b));

  // The link is the whole state.
  const seen = await cards(page).allInnerTexts();
  await page.reload();
  await expect(countLine(page)).toHaveText(`Showing ${shown} of ${total} camps`);
  await expect.poll(async () => cards(page).allInnerTexts()).toEqual(seen);
  await more(page).click();
  await panel(page).getByRole('checkbox', { name: 'Covers the workday' }).check();
  await expect(page).toHaveURL(/hours=workday/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No camps match your criteria' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove Covers the workday/ }).click();
  await expect(countLine(page)).toHaveText(`Showing ${shown} of ${total} camps`);

  // Days changed by hand are not the district's any more; each chip takes its own filter along.
  await page.getByRole('button', { name: 'Remove filter Pinewood County: Oct 6–\u206010' }).click();
  await expect(page).not.toHaveURL(/district|start|end/);
  await page.getByRole('button', { name: /^Remove filter Within/ }).click();
  await expect(page).not.toHaveURL(/near|within|sort/);
  await page.getByRole('button', { name: 'Reset Filters' }).first().click();
  await expect(page).not.toHaveURL(/\?/);
});

test('filters summer openings by days, hours and distance in the sheet of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/browse-camps');
  await expect(countLine(page)).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  await page.getByRole('checkbox', { name: 'Covers the workday' }).check();
  await expect(page).toHaveURL(/hours=workday/);
  await locationField(page).fill('30030');
  await page.getByRole('button', { name: /^Distance/ }).click();
  await page.getByRole('option', { name: '10 miles' }).click();
  await expect(page).toHaveURL(/near=30030&within=10/);
  await expectNoAxeViolations(page, 'all filters of a phone', { rules: 'layout' });

  // 400 % zoom on a desktop: the head alone stays above the filters.
  await page.setViewportSize({ width: 320, height: 256 });
  const foot = page.getByRole('dialog').getByRole('button', { name: /^Reset (?:All )?Filters$/ });
  await expect(foot).not.toBeInViewport();
  await foot.scrollIntoViewIfNeeded();
  const head = await page.getByRole('heading', { name: 'Filters', exact: true }).boundingBox();
  expect((head?.y ?? 256) + (head?.height ?? 0)).toBeLessThan(64);
  await page.setViewportSize({ width: 390, height: 844 });

  // Too much: the narrowest one is named, and removing it helps.
  await locationField(page).fill('30547');
  await expect(page).toHaveURL(/near=30547&within=10/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No camps found' })).toBeVisible();
  await expect(page.getByText('No camps match your criteria')).toBeVisible();
  await page.getByRole('button', { name: /^Remove Within 10 miles of 30547/ }).click();
  await expect(chips(page)).toHaveText(['Covers the workday']);
  await expect.poll(async () => (await counted(page)).shown).toBeGreaterThan(0);
});
