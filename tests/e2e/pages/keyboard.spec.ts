import type { Page } from '@playwright/test';
import { phone, turnOf } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { fallPath, openFallPage, counted } from '../support/fallPage.ts';
import { whenSettled } from '../support/openPage.ts';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, pattern: RegExp, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page).evaluate((element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const field = element instanceof HTMLInputElement ? element.placeholder : '';
      return `${label} ${field}`.trim();
    });
    if (pattern.test(name)) return;
  }
  throw new Error(`No stop named ${pattern.source} within ${most} tabs`);
}

test('filters camps by keyboard alone; a popover closes on Escape and returns the focus', async ({
  page,
}) => {
  await openFallPage(page);
  const { total } = await counted(page);

  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, /Search camps/);
  await page.keyboard.type('camp');
  await tabTo(page, /Activity type/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoAxeViolations(page, 'activities', { within: '[role=listbox]' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page).toHaveURL(/activity=/);
  await expect.poll(async () => (await counted(page)).shown).toBeLessThan(total);

  await tabTo(page, /^Search$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Featured camps' })).toBeFocused();

  const dates = page.getByRole('button', { name: /^Dates/ });
  await dates.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectNoAxeViolations(page, 'calendar', { within: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(dates).toBeFocused();
});

for (const path of turnOf([fallPath, '/camps/bright-side-theatre-fall-2025'], 2)) {
  test(`no bar covers what has the focus on ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await whenSettled(page);
    await tabAndLook(page, 'Tab');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await tabAndLook(page, 'Shift+Tab');
  });
}

/** Every stop of the next 25 is whole between the sides, and seen where its middle is. */
async function tabAndLook(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page).evaluate(hiddenPart), { intervals: [20] }).toBeNull();
  }
}

/** The element itself, if it is cut or covered. */
function hiddenPart(element: Element): string | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isBetween = left >= 0 && right <= window.innerWidth;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isBetween && seen?.closest(':focus') === element ? null : element.outerHTML;
}
