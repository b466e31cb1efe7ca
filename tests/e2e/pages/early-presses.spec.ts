import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { fallPath } from '../support/fallPage.ts';
import { driverRemarks } from '../support/mapPage.ts';
import { whenHydrated } from '../support/openPage.ts';
import type { Proxy } from '../support/proxy.ts';

test.use({ expectedConsoleErrors: driverRemarks });

const MAIN_SCRIPT = /^\/assets\/index-.*\.js$/;
const LOADED_AT = new Date('2025-09-01T12:00:00').getTime();

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

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

/** Opens a page whose scripts do not come, and stops its clock. Returns what lets them through. */
async function openUnhydrated(page: Page, proxy: Proxy, path: string): Promise<() => boolean> {
  const hydrate = proxy.hold(MAIN_SCRIPT);
  await page.clock.install({ time: LOADED_AT });
  await page.goto(path);
  await page.clock.pauseAt(LOADED_AT + 60_000);
  return hydrate;
}

for (const control of controls) {
  const { name, screen, key = 'the pointer' } = control;
  test(`${name}, pressed with ${key} 1.2 s before hydration on a ${screen}, acts after it`, async ({
    page,
    siteProxy,
  }) => {
    await page.setViewportSize(screens[screen]);
    const hydrate = await openUnhydrated(page, siteProxy, fallPath);
    await press(page, control);
    await expect(buttonOf(page, control)).toHaveAttribute('data-pressed');
    await page.clock.runFor(1200);
    await expect(buttonOf(page, control)).toHaveAttribute('data-pressed');
    hydrate();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await page.clock.resume();
    await expect(control.opens(page)).toBeVisible();
  });
}

for (const [screen, viewport] of Object.entries(screens)) {
  test(`controls of a ${screen}, pressed 5 s before hydration, let go after 3 s and work afterwards`, async ({
    page,
    siteProxy,
  }) => {
    await page.setViewportSize(viewport);
    const hydrate = await openUnhydrated(page, siteProxy, fallPath);
    const here = controls.filter((control) => control.screen === screen);
    for (const control of here) {
      await press(page, control);
      await expect(buttonOf(page, control)).toHaveAttribute('data-pressed');
      await page.clock.runFor(3000);
      await expect(page.locator('[data-pressed]')).toHaveCount(0);
    }
    await page.clock.runFor(2000);
    await page.clock.resume();
    hydrate();
    await whenHydrated(page);
    for (const control of here) {
      await expect(control.opens(page)).toHaveCount(0);
      await press(page, control);
      await expect(control.opens(page)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
}

test('the winter banner’s Dismiss acts at once, also when no script comes', async ({
  page,
  siteProxy,
}) => {
  siteProxy.hold(MAIN_SCRIPT);
  await page.clock.setFixedTime(new Date('2025-12-05T12:00:00'));
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Winter camps' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Dismiss winter banner' }).press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('an address that no page has', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)|Page not found/ });
  test('a press is handled by the page that is drawn in the place of 404.html', async ({
    page,
    siteProxy,
  }) => {
    await page.setViewportSize(screens.phone);
    const hydrate = siteProxy.hold(MAIN_SCRIPT);
    await page.goto('/no-such-page');
    await page.getByRole('button', { name: 'Open menu' }).click();
    hydrate();
    await expect(page.getByRole('dialog', { name: 'Which break?' })).toBeVisible();
  });
});
