import type { Locator, Page } from '@playwright/test';
import { desktop, phone, turnOf } from '../support/breadth.ts';
import { expect, test } from '../support/camply.ts';
import { fallPath } from '../support/fallPage.ts';

const MAIN_SCRIPT = /^\/assets\/index-.*\.js$/;
const LOADED_AT = new Date('2025-09-01T12:00:00').getTime();

const screens = { phone, desktop };

type Control = {
  name: string;
  screen: keyof typeof screens;
  in: 'search' | 'banner';
  /** A key instead of the pointer. */
  key?: 'Enter' | 'Space';
  /** Appears when the press is handled. */
  opens: (page: Page) => Locator;
};

const controls: readonly Control[] = [
  {
    name: 'Activity type',
    screen: 'desktop',
    in: 'search',
    opens: (page) => page.getByRole('listbox'),
  },
  {
    name: 'Dates',
    screen: 'desktop',
    in: 'search',
    key: 'Enter',
    opens: (page) => page.getByRole('dialog', { name: 'Dates' }),
  },
  {
    name: 'Filters',
    screen: 'phone',
    in: 'search',
    opens: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  {
    name: 'Show the map',
    screen: 'phone',
    in: 'search',
    opens: (page) => page.getByRole('region', { name: 'Map', exact: true }),
  },
  {
    name: 'Open menu',
    screen: 'phone',
    in: 'banner',
    key: 'Space',
    opens: (page) => page.getByRole('dialog', { name: 'Which break?' }),
  },
];

const buttonOf = (page: Page, control: Control) =>
  page.getByRole(control.in).getByRole('button', { name: control.name });

async function press(page: Page, control: Control): Promise<void> {
  const button = buttonOf(page, control);
  if (control.key) await button.press(control.key);
  else await button.click();
}

for (const control of turnOf(controls, controls.length)) {
  const { name, screen, key = 'the pointer' } = control;
  test(`${name}, pressed with ${key} before hydration on a ${screen}, lets go after 3 s, and pressed again acts once the page is hydrated`, async ({
    page,
    siteProxy,
  }) => {
    await page.setViewportSize(screens[screen]);
    const hydrate = siteProxy.hold(MAIN_SCRIPT);
    await page.clock.install({ time: LOADED_AT });
    await page.goto(fallPath);
    await page.clock.pauseAt(LOADED_AT + 60_000);
    await press(page, control);
    await expect(buttonOf(page, control)).toHaveAttribute('data-pressed');
    await page.clock.runFor(3000);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await press(page, control);
    await page.clock.runFor(1200);
    await expect(buttonOf(page, control)).toHaveAttribute('data-pressed');
    hydrate();
    // The app starts in several tasks. The press would let go by itself after 1,800 ms more.
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(page.locator('[data-pressed]')).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await page.clock.resume();
    await expect(control.opens(page)).toBeVisible();
  });
}
