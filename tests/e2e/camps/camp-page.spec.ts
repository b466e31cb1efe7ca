import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openFallPage, countLine, counted, searchField, cardOf } from '../support/fallPage.ts';
import { goTo } from '../support/openPage.ts';
import { pdfText } from '../support/pdfText.ts';

const camp = '/camps/bright-side-theatre-fall-2025';
const name = 'Bright Side Theatre';

/** Which elements are set in motion by a script from now on. */
async function watchMovement(page: Page): Promise<() => Promise<string[]>> {
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function watched(...given) {
      names.push(this.matches('h1') ? 'name' : 'plate');
      return animate.apply(this, given);
    };
    return names;
  });
  return () => moved.evaluate((names) => names);
}

test('keeps the filtered list when going to a camp and back, and the district from camp to camp', async ({
  page,
  request,
}) => {
  expect(await (await request.get(camp)).text()).toContain(`${name}</h1>`);
  expect((await request.get('/camps/no-such-camp')).status()).toBe(404);
  await openFallPage(page, '?location=alpharetta');
  await searchField(page).fill('theatre');
  await expect(page).toHaveURL(/search=theatre/);
  // Of the two camps in Alpharetta one is a theatre.
  await expect(countLine(page)).toHaveText(/^Showing 1 of/);
  const { shown, total } = await counted(page);
  expect(shown).toBeLessThan(total);
  const moved = await watchMovement(page);
  await cardOf(page, name).getByRole('link', { name, exact: true }).click();

  await expect(page).toHaveURL(camp);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(await moved(), 'nothing moves under reduced motion').toEqual([]);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  const october = page.getByRole('table', { name: 'October 2025' });
  await expect(october.getByRole('cell', { name: /, camp$/ }).first()).toBeVisible();
  const register = page.getByRole('link', { name: new RegExp(`^Register Now: ${name}`) });
  await expect(register.first()).toHaveAttribute('rel', 'noopener noreferrer');

  // The code of the page is computed for paper only. Before the PDF, from which the browser may come back late.
  const code = page.locator('article > svg > path');
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(code).toHaveCount(0);
  const [paper = '', ...more] = pdfText(await page.pdf({ format: 'Letter' }));
  expect(more, 'pages of paper').toEqual([]);
  expect(paper).toContain(name.replaceAll(' ', ''));
  expect(paper).not.toContain('Pickyourdistrict');

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/browse\/fall-break\?.*search=theatre/);
  await expect(searchField(page)).toHaveValue('theatre');
  await expect.poll(() => counted(page)).toEqual({ shown, total });

  // Monday to Wednesday of the week that Cobb County is off.
  await goTo(page, '/camps/hanji-and-hangul-winter-2025');
  const sections = page.getByRole('main');
  await expect(sections.getByText('Pick your district to see')).toBeVisible();
  await sections.getByRole('button', { name: /^Your schools/ }).click();
  await page.getByRole('option', { name: 'Cobb County' }).click();
  await expect(sections.getByText('Covers 3 of your 5 days off.')).toBeVisible();
  await expect(sections.getByText('Still open: Thu, Feb 19 and Fri, Feb 20.')).toBeVisible();
  const february = page.getByRole('table', { name: 'February 2026' });
  await expect(february.getByRole('cell', { name: /^18\b.*camp, school is out$/ })).toBeVisible();
  await expect(february.getByRole('cell', { name: /^19\b.*school is out$/ })).toBeVisible();
  await expect(sections.getByRole('link', { name: /^Directions to Hanji/ }).last()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=3500%20Gwinnett/,
  );
  await expectNoAxeViolations(page, 'a camp with a district');

  const similar = page.getByRole('region', { name: 'Similar camps' });
  await similar.getByRole('link', { name: 'Mitten & Magnet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mitten & Magnet' })).toBeFocused();
  // A new page of another camp knows the district.
  await expect(sections.getByText('Covers your break.')).toBeVisible();
});
