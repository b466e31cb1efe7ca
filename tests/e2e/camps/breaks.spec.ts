import { expect, networkErrors, test } from '../support/camply.ts';
import { countLine, counted, searchField, cards } from '../support/fallPage.ts';
import { goTo } from '../support/openPage.ts';

const directory = /^\/rest\/v1\//;

test.use({ expectedConsoleErrors: networkErrors });

test('lists each break by its own rules', async ({ page }) => {
  await page.goto('/browse/winter-break');
  await expect(countLine(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Winter Break Camps' })).toBeVisible();
  // Left out: listings without dates, and basic ones without a website.
  await expect(page.getByText('Fayette Fiddleheads')).toHaveCount(0);
  const promo = page.getByRole('complementary', { name: 'Run a camp? Get on the poster.' });
  await expect(promo).toHaveCount(1);
  // A town is no search word in winter.
  const { total } = await counted(page);
  await searchField(page).fill('decatur');
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);
  await page.goto('/browse/winter-break?location=decatur&activity=stem');
  await expect(page.getByRole('listitem').filter({ hasText: 'STEM' }).first()).toBeVisible();
  await searchField(page).fill('zzzzqq');
  await expect(page.getByRole('heading', { name: 'No camps match your criteria' })).toBeVisible();
  await expect(promo, 'nothing is advertised where nothing is found').toHaveCount(0);

  await goTo(page, '/browse/summer-break');
  await expect(cards(page).first()).toContainText('Register Now');
  const finder = page.getByRole('main').getByRole('link', { name: 'Try the summer finder' });
  await finder.press('Enter');
  await expect(page).toHaveURL(/\/browse-camps$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('with openings');
});

test('lists all breaks together and the openings of summer, after a server that answers nonsense', async ({
  page,
  siteProxy,
}) => {
  // A phone without camps.
  siteProxy.override(directory, { status: 500 });
  await page.goto('/browse-camps');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load camps' })).toBeVisible();
  await expect(page.getByText('Error loading camps').first()).toBeVisible();
  siteProxy.restore();

  await page.goto('/browse?breaks=winter');
  await expect(countLine(page)).toBeVisible();
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
  const countOf = async (name: string) =>
    Number((await chip(name).textContent())?.match(/\d+/)?.[0]);
  await expect(chip('Winter')).toHaveAttribute('aria-pressed', 'true');
  expect((await counted(page)).shown).toBe(await countOf('Winter'));
  await chip('Fall').press('Enter');
  await expect(page).toHaveURL(/breaks=/);
  const both = (await countOf('Winter')) + (await countOf('Fall'));
  await expect.poll(async () => (await counted(page)).shown).toBe(both);
  const { total } = await counted(page);
  await page.getByRole('banner').getByRole('button', { name: 'Browse Camps' }).click();
  await expect(page.getByRole('banner')).toContainText(`${total} camps saved on this device`);
  await page.keyboard.press('Escape');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/browse$/);
  await goTo(page, '/search-camps');
  await expect(canonical).toHaveAttribute('href', /\/browse$/);

  await goTo(page, '/browse-camps?activity=stem');
  await expect(countLine(page)).toBeVisible();
  const all = (await counted(page)).shown;
  const oldest = page.getByRole('slider', { name: 'Highest price in dollars' });
  await oldest.focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/price=0-350/);
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(all);
  // By its whole name: below the bar, the short row stands in with a search of its own.
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Summer camps', exact: true })).toBeFocused();
  await search.fill('zzzzqq');
  await expect(page.getByText('No camps match your criteria')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reset All Filters' }).last().click();
  await expect(page).toHaveURL(/\/browse-camps$/);
  await expect.poll(async () => (await counted(page)).shown).toBeGreaterThan(all);
});
