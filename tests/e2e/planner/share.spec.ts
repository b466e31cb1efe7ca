import type { Page } from '@playwright/test';
import { canaries } from '#tests/recorder/canaries.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { aPhone } from '../support/familySync.ts';
import { openPage } from '../support/openPage.ts';
import {
  BEFORE_FALL,
  comeBack,
  dayCell,
  fallBreak,
  openPlanner,
  planned,
} from '../support/planner.ts';
import { startClock } from '../support/today.ts';

test.use({ expectedConsoleErrors: networkErrors });

const dialog = (page: Page) => page.getByRole('dialog');
const OWLS = {
  id: 'entry-owls',
  campId: 'own-camp-owls',
  providerName: 'Owl Camp',
  hours: { from: 510, to: 1020 },
};

/** The family's plan with one camp for the whole break, and a link for somebody. */
async function share(page: Page, name: string, right: 'Look' | 'Also change'): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Share by a link' }).click();
  await dialog(page).getByLabel('Name for the link').fill(name);
  await dialog(page).getByRole('radio', { name: right }).check();
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog(page).getByText(`The link for ${name} is ready`)).toBeVisible();
  const link = await dialog(page).getByLabel('The link').inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page)).toBeHidden();
  return link;
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.addInitScript(startClock, BEFORE_FALL);
  const { pathname, hash } = new URL(link);
  // It has no footer.
  await page.goto(pathname + hash);
}

test('shares a plan to read, which follows, works with no signal, and is taken back', async ({
  page,
  browser,
  siteProxy,
}) => {
  await openPlanner(page, [fallBreak(), planned({ ...OWLS, note: canaries.note })]);
  const link = await share(page, 'Grandma', 'Look');
  expect(new URL(link).hash).toMatch(/^#[\w-]{22}$/);

  const guest = await aPhone(browser, siteProxy.url);
  await openLink(guest, link);
  await expect(guest).toHaveURL(/\/shared$/);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Fall break');
  await expect(guest.getByText('Owl Camp').first()).toBeVisible();
  await expect(guest.getByRole('main')).not.toContainText(canaries.child);
  await expect(guest.getByRole('main')).not.toContainText(canaries.note);
  await expect(guest.getByRole('button', { name: /^Change this day/ })).toHaveCount(0);
  await expectNoAxeViolations(guest, 'a shared plan');

  await dayCell(page, 'Wednesday').click();
  await dialog(page).getByLabel('Drop-off by').fill('Grandma');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await comeBack(page);
  await expect
    .poll(async () => {
      await comeBack(guest);
      return guest.getByRole('main').innerText();
    })
    .toContain('You bring');

  // Reloaded with no network: what was here is here.
  await siteProxy.stop();
  await comeBack(guest);
  await expect(guest.getByText('No signal right now')).toBeVisible();
  await expect(guest.getByText('Owl Camp').first()).toBeVisible();
  await siteProxy.start();

  // Removed, and opened once more in the same tab.
  await comeBack(guest);
  await guest.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(guest.getByRole('main')).not.toContainText('Owl Camp');
  await openLink(guest, link);
  await expect(guest.getByText('Owl Camp').first()).toBeVisible();

  await openPage(page, '/settings#links');
  await page.getByRole('button', { name: 'Take back: Grandma' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('The link for Grandma is taken back.')).toBeVisible();
  await comeBack(guest);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(/taken back|doesn’t open/i);
  await expect(guest.getByRole('main')).not.toContainText('Owl Camp');
  await guest.context().close();
});

test('lets somebody with a link change a day with no signal, and both changes stay', async ({
  page,
  browser,
  siteProxy,
}) => {
  await openPlanner(page, [fallBreak(), planned(OWLS)]);
  const link = await share(page, 'Robin', 'Also change');
  const guest = await aPhone(browser, siteProxy.url);
  await openLink(guest, link);
  await expect(guest.getByText('Owl Camp').first()).toBeVisible();
  await guest.getByRole('button', { name: /^Show / }).click();
  await siteProxy.stop();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await guest.getByRole('button', { name: new RegExp(`^Change this day: ${day}`) }).click();
    await guest.getByLabel(/^Who picks up/).fill('Robin');
    await guest.getByRole('button', { name: 'Save' }).click();
    // The form closes once it is saved, which moves the days below it.
    await expect(guest.getByLabel(/^Who picks up/)).toHaveCount(0);
    await expect(guest.getByText('Saved.').last()).toBeVisible();
  }
  await expect(guest.getByText('5 changes waiting for a connection')).toBeVisible();
  await siteProxy.start();
  await comeBack(guest);
  await expect(guest.getByText(/waiting for a connection/)).toHaveCount(0);
  await comeBack(page);
  await dayCell(page, 'Monday').click();
  await expect(dialog(page).getByLabel('Pick-up by')).toHaveValue('Robin');
  await guest.context().close();
});
