import type { APIRequestContext } from '@playwright/test';
import { canaries } from '#tests/recorder/canaries.ts';
import { readCalendarTwice } from '#tests/fixtures/readCalendarTwice.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import {
  dayCell,
  fallBreak,
  listCamp,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';
import { sheet } from '../support/plannerSheets.ts';

const CAMP = { id: 'planner-feed', camp_provider_name: 'Heron Landing' };

test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(({ backend }) => listCamp(backend, CAMP));
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

/** What a calendar app gets, and both parsers read. */
async function fetched(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const text = await response.text();
  const [titles, others] = readCalendarTwice(text);
  expect(others).toEqual(titles);
  return { status: response.status(), text, titles: titles.join('\n') };
}

test('follows the plan at an address that is turned on, changes with it, and is stopped', async ({
  page,
  request,
}) => {
  const heron = planned({
    id: 'heron',
    campId: CAMP.id,
    providerName: CAMP.camp_provider_name,
    dropOffBy: 'Grandma',
    note: canaries.note,
  });
  await openPlanner(page, [fallBreak(), heron]);
  const openShare = () => page.getByRole('button', { name: 'Share', exact: true }).click();
  await openShare();
  const field = sheet(page).getByLabel('The address', { exact: true });

  await test.step('says what it means before it is turned on', async () => {
    await expect(sheet(page).getByText('our server sees the events')).toBeVisible();
    await expect(sheet(page).getByText('never for today')).toBeVisible();
    await expect(field).toHaveCount(0);
    await expectNoAxeViolations(page, 'before an address', { within: 'dialog[open]' });
  });

  await sheet(page).getByRole('button', { name: 'Turn on the address' }).click();
  await expect(field).toHaveValue(/^https?:\/\/\S+\/functions\/v1\/feed\/[\w-]{43}\.ics$/);
  const address = await field.inputValue();
  await expect(sheet(page).getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    address.replace(/^https?/, 'webcal'),
  );
  await expectNoAxeViolations(page, 'an address', { within: 'dialog[open]' });

  await test.step('an app that asks gets the plan, without a name or a note', async () => {
    const { status, text, titles } = await fetched(request, address);
    expect(status).toBe(200);
    expect(titles).toContain('Heron Landing');
    expect(titles).toContain('No school: Fall break');
    expect(text).toContain('Drop-off: Grandma');
    expect(text).not.toContain(canaries.child);
    expect(text).not.toContain(canaries.note);
  });

  await test.step('a change of the plan goes out by itself', async () => {
    await page.keyboard.press('Escape');
    await dayCell(page, 'Monday').click();
    await sheet(page).getByRole('button', { name: 'Remove', exact: false }).first().click();
    await expect
      .poll(async () => (await fetched(request, address)).titles)
      .not.toContain('Heron Landing');
    expect((await fetched(request, address)).titles).toContain('No school: Fall break');
  });

  await test.step('a stopped address is empty', async () => {
    await page.keyboard.press('Escape');
    await openShare();
    await sheet(page).getByText('Stop this address').click();
    await sheet(page).getByRole('button', { name: 'Yes, stop it' }).click();
    await expect(sheet(page).getByText(/^Stopped today/)).toBeVisible();
    const { status, titles } = await fetched(request, address);
    expect([status, titles]).toEqual([200, '']);
  });
});
