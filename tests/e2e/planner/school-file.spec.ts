import { schoolFeed } from '#tests/fixtures/plan/schoolFeed.ts';
import { expect, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';
import { sheet } from '../support/plannerSheets.ts';
import { TODAY } from '../support/today.ts';

test.use({ family: 'new', viewport: { width: 390, height: 844 } });

test('reviews a school feed of 1 MB on a phone, for a district whose dates are not here yet', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/calendar\.worker/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openPage(page, '/my-camps');
  await page.getByLabel('First name or nickname').fill('Wren');
  const district = page.getByLabel('School district');
  await district.selectOption({ label: 'Atlanta Public Schools: dates not here yet' });
  await expect(district).toHaveAccessibleDescription(/Open its calendar file in the next step/);
  await page.getByRole('button', { name: 'Show the days off' }).click();

  const calendar = sheet(page);
  await expect(calendar.getByText('We don’t have dates for Atlanta Public Schools')).toBeVisible();
  const chooseFile = () =>
    calendar.locator('input[type=file]').setInputFiles({
      name: 'aps.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(schoolFeed(TODAY)),
    });
  await chooseFile();
  await expect(calendar.getByRole('progressbar', { name: 'Reading the file…' })).toBeVisible();
  await calendar.getByRole('button', { name: 'Cancel' }).click();
  await expect(calendar.getByText('Choose the file')).toBeVisible();

  gate.resolve();
  await chooseFile();
  // Three days, one answer.
  await calendar
    .getByLabel('When school lets out: Early Release')
    .selectOption({ label: '12:30 pm' });
  await calendar.getByRole('button', { name: 'Add 6 entries' }).click();
  await expect(calendar.getByText(/until 12:30/)).toHaveCount(3);
  await calendar.getByRole('button', { name: 'Done' }).click();
  const rail = page.getByRole('navigation', { name: 'Breaks' });
  for (const name of ['Fall Break', 'Thanksgiving Break', 'Winter Break']) {
    await expect(rail.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
  }
});
