import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { installEntry, sheet } from '../support/installEntry.ts';
import { openPage } from '../support/openPage.ts';

declare global {
  interface Window {
    sendPrompt: (outcome: 'accepted' | 'dismissed') => void;
    asked: number;
  }
}

/** As Chromium sends it: before any module of the page has run, which is as early as it may come. */
function promptEarly(): void {
  window.asked = 0;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a page gets this function as text
  const prompt = async () => {
    window.asked += 1;
  };
  window.sendPrompt = (outcome) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const userChoice = Promise.resolve({ outcome });
    window.dispatchEvent(Object.assign(event, { prompt, userChoice }));
  };
  document.addEventListener(
    'readystatechange',
    () => document.readyState === 'interactive' && window.sendPrompt('dismissed'),
  );
}

const asked = (page: Page) => page.evaluate(() => window.asked);

test('opens the browser’s install prompt and hides the button once answered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(promptEarly);
  await openPage(page, '/faq');
  await (await installEntry(page)).press('Enter');
  await expect(sheet(page)).toHaveAccessibleName('Install Camply?');
  await expectNoAxeViolations(page, 'installing by a prompt', { within: 'dialog' });
  await sheet(page).getByRole('button', { name: 'Install', exact: true }).press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  expect(await asked(page)).toBe(1);

  // A no: nothing to press until the browser offers it again. The menu of a phone shows it, too.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(await installEntry(page)).toHaveCount(0);
  await page.evaluate(() => window.sendPrompt('accepted'));
  await page.getByRole('button', { name: /^Install Camply/ }).click();
  await sheet(page).getByRole('button', { name: 'Install', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('Camply is installed').first()).toBeVisible();
  await expect(await installEntry(page)).toHaveCount(0);
});
