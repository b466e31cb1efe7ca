import type { Page } from '@playwright/test';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { otherPhone } from '../support/otherPhone.ts';

test.use({ family: 'new' });

const sheet = (page: Page) => page.getByRole('dialog');
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your plan is here' });
const counts = (page: Page, kind: string) =>
  sheet(page).getByRole('row', { name: kind }).getByRole('cell');

async function openBring(page: Page): Promise<void> {
  await openPage(page, '/bring');
  await expect(page.getByLabel('The ten letters')).toBeVisible();
}
async function heart(page: Page): Promise<void> {
  await openPage(page, '/camps/the-fourth-rank-fall-2025');
  const button = page.getByRole('button', { name: 'Save The Fourth Rank to favorites' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('a link carries the plan to a new phone, and no key stays in the address', async ({
  page,
  backend,
}) => {
  const { link } = await (await otherPhone(backend.url)).code();
  await page.goto(link);
  await expect(sheet(page)).toContainText('Bring this plan in?');
  await expect(counts(page, 'Planned camps')).toHaveText(['0', '1', '1']);
  expect(new URL(page.url()).hash).toBe('');
  await expectNoAxeViolations(page, 'a plan to bring in', { within: 'dialog' });
  await sheet(page).getByRole('button', { name: 'Bring it in' }).click();
  await expect(done(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    '1 child, 1 planned camp, 1 favorite, 1 note.',
  );
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain('#');

  await page.goto('/favorites');
  await expect(page.getByRole('main')).toContainText('Bright Side Theatre');
  await expect(page.getByRole('main')).toContainText('Ask about <b>lunch</b>');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: /^Edit Wren/ })).toBeVisible();
});

test('ten letters, typed by keyboard and wrong at first, put two plans together', async ({
  page,
  backend,
}) => {
  const { letters } = await (await otherPhone(backend.url)).code();
  await heart(page);
  await openBring(page);
  const field = page.getByLabel('The ten letters');
  await field.fill('HEB9');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/A code has ten letters/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('HEB9');
  await field.fill('AAAA-AAAA-AA');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/No plan under this code/);
  await expectNoAxeViolations(page, 'letters that are wrong', { within: 'main' });

  await field.fill(letters.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(counts(page, 'Favorites')).toHaveText(['1', '1', '2']);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(field).toHaveValue(letters.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await sheet(page).getByRole('button', { name: 'Put together' }).press('Enter');
  await expect(done(page)).toBeVisible();
});

test('a locked backup opens with its passphrase; replacing asks once more', async ({
  page,
  backend,
}) => {
  const file = await (await otherPhone(backend.url)).file('tents & tea');
  await heart(page);
  await openBring(page);
  await page.locator('input[type=file]').setInputFiles(file);
  const passphrase = sheet(page).getByLabel('Passphrase', { exact: true });
  await passphrase.fill('tents and tea');
  await passphrase.press('Enter');
  await expect(passphrase).toHaveAccessibleDescription(/doesn’t open it/);
  await expectNoAxeViolations(page, 'a wrong passphrase', { within: 'dialog' });
  await passphrase.fill('tents & tea');
  await passphrase.press('Enter');
  await expect(counts(page, 'Notes')).toHaveText(['0', '1', '1']);

  await sheet(page).getByRole('button', { name: 'Replace' }).click();
  await expect(sheet(page)).toContainText('1 favorite on this device will go');
  await sheet(page).getByRole('button', { name: 'Keep what’s here' }).click();
  await sheet(page).getByRole('button', { name: 'Replace' }).click();
  await sheet(page).getByRole('button', { name: 'Replace it all' }).click();
  await expect(done(page)).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('main')).toContainText('Bright Side Theatre');
  await expect(page.getByRole('main')).not.toContainText('The Fourth Rank');
});

test('a file that is none of ours says so, and changes nothing', async ({ page, backend }) => {
  const { buffer, ...file } = await (await otherPhone(backend.url)).file(null);
  await openBring(page);
  for (const [content, words] of [
    [buffer.subarray(0, -50), 'damaged or cut short'],
    [Buffer.from('<script>document.title = "run"</script>'), 'not a Camply backup'],
    [Buffer.from(buffer.toString().replace('"version": 1', '"version": 9')), 'A newer Camply'],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer: content });
    await expect(sheet(page).getByRole('alert')).toContainText(words);
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet(page)).toHaveCount(0);
  }
  await expect(page).toHaveTitle(/Bring your plan/);
  await page.goto('/favorites');
  await expect(page.getByRole('main')).toContainText('No favorites yet');
});

test('a link that is over, and one that is cut off, say so', async ({ page, backend }) => {
  const { link } = await (await otherPhone(backend.url)).code();
  await page.goto(link.slice(0, -2));
  await expect(page.getByRole('main')).toContainText('This link is cut off');
  await page.goto(`/bring#${'A'.repeat(22)}`);
  await expect(page.getByRole('main')).toContainText('This link doesn’t work any more');
  await expectNoAxeViolations(page, 'a link that is over', { within: 'main' });
});

test.describe('with no signal', () => {
  test.use({ expectedConsoleErrors: networkErrors });

  test('it says what helps, keeps the letters, and works when the signal is back', async ({
    page,
    context,
    backend,
  }) => {
    const { letters } = await (await otherPhone(backend.url)).code();
    await openBring(page);
    const field = page.getByLabel('The ten letters');
    await field.fill('AAAA-AAAA-AA');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/No plan/);
    await field.fill(letters);
    await context.setOffline(true);
    await field.press('Enter');
    await expect(page.getByRole('main')).toContainText('No signal');
    await expect(field).toHaveValue(letters);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet(page)).toBeVisible();
  });
});
