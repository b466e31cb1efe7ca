import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { canaries, paidCents } from '#tests/recorder/canaries.ts';
import { expect, test } from '../support/camply.ts';
import { goTo } from '../support/openPage.ts';
import {
  dayCell,
  fallBreak,
  listCamp,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const CAMP = { id: 'planner-quiet', camp_provider_name: 'Quiet Cove' };

test.beforeAll(({ backend }) =>
  listCamp(backend, {
    ...CAMP,
    camps_hours: 'Full day',
    registration_opens_at: '2025-09-22T09:00:00-04:00',
  }),
);
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

// Every journey fails when a word of the family's is on its way out (support/camply.ts): this one opens all that knows them.
test('sends no name, school, note or payment in any request of the planner', async ({ page }) => {
  await openPlanner(page, [
    fallBreak(),
    planned({
      id: 'quiet',
      campId: CAMP.id,
      providerName: 'Quiet Cove',
      note: canaries.note,
      cents: paidCents,
      dropOffBy: canaries.parent,
      receipts: [{ paidOn: '2025-09-01', cents: paidCents, note: canaries.note }],
      dates: [{ id: 'due', kind: 'balance', on: '2025-09-29', note: canaries.note }],
    }),
  ]);
  const sheet = page.getByRole('dialog');
  const close = () => page.keyboard.press('Escape');

  await dayCell(page, 'Monday').click();
  await expect(sheet.getByLabel('Note', { exact: true })).toHaveValue(canaries.note);
  await sheet.getByLabel('Note', { exact: true }).fill(`${canaries.note} and a hat`);
  await sheet.getByRole('button', { name: 'Ask them' }).first().click();
  await expect(sheet.getByRole('textbox')).toHaveValue(/Quiet Cove/);
  await expect(sheet.getByRole('textbox')).not.toHaveValue(new RegExp(canaries.child));
  await close();

  await page.getByRole('button', { name: /^Get ready for Quiet Cove/ }).click();
  await expect(sheet).toContainText(canaries.child);
  await expect(sheet).toContainText(canaries.school);
  await close();

  await page
    .getByRole('button', { name: /budget/i })
    .first()
    .click();
  const receipts = page.waitForEvent('download');
  await sheet.getByRole('button', { name: /spreadsheet/i }).click();
  await receipts;
  await close();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const file = page.waitForEvent('download');
  await sheet
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  await file;
  await close();

  await test.step('the alarm of a sign-up begins 15 minutes before it, rings, and names no child', async () => {
    const panel = page.getByRole('region', { name: 'Sign-up' });
    await expect(panel).toContainText(/7\s*days/);
    const alarm = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Alarm: sign-up at Quiet Cove' }).click();
    const text = await readFile(await (await alarm).path(), 'utf8');
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(String(event?.getFirstPropertyValue('summary'))).toContain('Quiet Cove');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2025-09-22T08:45:00');
    expect(event?.getAllSubcomponents('valarm')).toHaveLength(2);
    expect(text).not.toContain(canaries.child);
    await expect(panel).toContainText('In your calendar');
  });

  await test.step('what is pasted and entered of the family’s own fetches no link', async () => {
    await page.getByRole('button', { name: 'Add your own' }).click();
    await sheet.getByText('Paste an email or a link').click();
    const mail = `${canaries.note}\nhttps://own.example/${canaries.child}\nOct 6-10`;
    await sheet.getByLabel('What they sent you').fill(mail);
    await sheet.getByRole('button', { name: 'Fill it in' }).click();
    await expect(sheet.getByLabel('Link')).toHaveValue(/own\.example/);
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(sheet).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(canaries.child);
  await goTo(page, '/my-camps/plan-b');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
