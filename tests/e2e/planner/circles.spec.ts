import type { Browser, Page } from '@playwright/test';
import { breakable } from '#base/text/unbroken.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { aPhone } from '../support/familySync.ts';
import { BEFORE_FALL, CHILD, keepRows, planned, type PlannedCamp } from '../support/planner.ts';
import { openPage } from '../support/openPage.ts';
import { startClock } from '../support/today.ts';
import { canaryProfile } from '#tests/recorder/canaries.ts';

const pond: PlannedCamp = {
  id: 'entry-pond',
  campId: 'rocket-pond-fall-2025',
  providerName: 'Rocket Pond',
};

/** The page of circles over a plan with one camp. */
async function openWithCamp(page: Page, camp: PlannedCamp): Promise<void> {
  await openPage(page, '/matches');
  // Storage has answered.
  await expect(page.getByRole('button', { name: 'Make a circle' })).toBeVisible();
  await keepRows(page, [planned(camp)]);
}

/** Another family's phone, without an account, with one camp in its plan. */
async function anotherFamily(browser: Browser, baseURL: string, camp = pond): Promise<Page> {
  const phone = await aPhone(browser, baseURL);
  await phone.addInitScript(startClock, BEFORE_FALL);
  await phone.addInitScript(
    (profile) => localStorage.setItem('camply_user_data', profile),
    JSON.stringify({ state: canaryProfile, version: 1 }),
  );
  await openWithCamp(phone, camp);
  return phone;
}

/** A circle on a phone with one camp in its plan; the link that was made. */
async function makeCircle(page: Page, name: string): Promise<string> {
  await page.addInitScript(startClock, BEFORE_FALL);
  await openWithCamp(page, pond);
  await page.getByLabel('Name of the circle').fill(name);
  await page.getByRole('button', { name: 'Make a circle' }).click();
  await expect(page.getByText('It’s ready. Now send the link.')).toBeFocused();
  return linkOf(page);
}

async function linkOf(page: Page): Promise<string> {
  const { pathname, hash } = new URL(await page.getByLabel('The link').inputValue());
  return pathname + hash;
}

async function join(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByText('You’re in. Now choose what to share.')).toBeFocused();
}

const tell = (page: Page, choice: string) =>
  page.getByRole('button', { name: choice, exact: true }).click();

const lookAgain = (page: Page) => page.getByRole('button', { name: 'Look again' }).click();

/** What `other` has told a moment ago, which goes by itself a few seconds later. */
const sees = (page: Page, other: Page, words: string, isThere = true) =>
  expect
    .poll(
      async () => {
        if ((await other.getByRole('button', { name: 'Look again' }).count()) > 0) {
          await lookAgain(other);
        }
        await lookAgain(page);
        return breakable(await page.getByRole('main').innerText()).includes(words);
      },
      { intervals: [200] },
    )
    .toBe(isThere);

test('shows two families of a circle who goes, a note about a drop-off, and nothing of one that left', async ({
  page,
  browser,
  siteProxy,
}) => {
  const link = await makeCircle(page, 'Room 12');
  const other = await anotherFamily(browser, siteProxy.url);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Join “Room 12”?' })).toBeVisible();
  await expect(other).toHaveURL(/\/matches$/);
  await expectNoAxeViolations(other, 'a link to a circle');
  await join(other, link);

  await page.getByRole('button', { name: `Change what they call ${CHILD.firstName}` }).click();
  await page.getByLabel(`What this circle calls ${CHILD.firstName}`).fill('Mouse');
  await tell(page, 'Tell the circle');
  await expect(page.getByText(/^They read: “Mouse, Rocket Pond, Mon to Fri/)).toBeVisible();
  await page.getByText('Add a note').click();
  await page.getByLabel('About').selectOption('Tuesday drop-off');
  await page.getByLabel('Note', { exact: true }).fill('I can drive two');
  await page.getByLabel('Note', { exact: true }).blur();
  await tell(other, 'Tell the circle');

  await sees(other, page, 'Mouse goes, too');
  await sees(other, page, '“Tuesday drop-off: I can drive two”');
  await sees(page, other, 'Z. goes, too');
  await expectNoAxeViolations(page, 'a circle');

  // Without a signal it is saved here, and goes with the next one.
  await other.context().setOffline(true);
  await tell(other, 'Don’t tell');
  await expect(other.getByText('No signal right now')).toBeVisible();
  await sees(page, other, 'Z. goes, too');
  await other.context().setOffline(false);
  await sees(page, other, 'Z. goes, too', false);

  await page.getByText('Leave or close').click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByText('You left “Room 12”.')).toBeFocused();
  await sees(other, page, 'Mouse', false);
  await sees(other, page, 'Only you so far');
  await other.context().close();
});

test('tells two families of their quiet wish only each other, and lets nobody in by a link that was taken back', async ({
  page,
  browser,
  siteProxy,
}) => {
  const link = await makeCircle(page, 'Our street');
  const other = await anotherFamily(browser, siteProxy.url);
  await join(other, link);
  await tell(page, 'Quietly');
  await sees(other, page, '1 quiet wish');
  await expect(other.getByRole('main')).not.toContainText('Z. wants');
  await tell(other, 'Quietly');
  await sees(page, other, 'Z. wants to go to Rocket Pond, too');
  await sees(other, page, 'Z. wants to go to Rocket Pond, too');
  await expectNoAxeViolations(other, 'a quiet match');

  await openPage(page, '/matches');
  await page.getByText('Invite families').click();
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await page.getByRole('button', { name: 'Yes, make a new one' }).click();
  await expect(page.getByText('The new link is ready.')).toBeVisible();
  expect(await linkOf(page)).not.toBe(link);
  const third = await aPhone(browser, siteProxy.url);
  await third.goto(link);
  await expect(
    third.getByRole('heading', { name: 'This link doesn’t work anymore' }),
  ).toBeVisible();
  // A link that is pasted over the page works, too.
  await third.goto(await linkOf(page));
  await expect(third.getByRole('heading', { name: 'Join “Our street”?' })).toBeVisible();
  await expect(third).toHaveURL(/\/matches$/);
  await sees(other, page, 'Z. wants to go to Rocket Pond, too');
  await third.context().close();
  await other.context().close();
});
