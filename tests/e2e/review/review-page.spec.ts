import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { driverRemarks, softwareGl } from '../support/mapPage.ts';
import { atTheDesk, open, sent, signIn, anAccount } from '../support/reviewer.ts';

// The map of a listing.
test.use({ ...softwareGl, expectedConsoleErrors: driverRemarks });

const HOSTILE = `<img src=x onerror="document.title='hacked'"> {{7*7}} ' OR 1=1 -- \u202Eevil`;

test('hostile texts are shown as texts', async ({ page, backend }) => {
  await sent(backend, {
    camp_provider_name: '<script>document.title="hacked"</script> Bees',
    camp_theme: HOSTILE.replaceAll('\u202E', ''),
    camp_dates: '=HYPERLINK("https://evil.example")',
    camps_hours: 'javascript:alert(1)',
    price: '"><svg onload=alert(1)>',
  });
  await atTheDesk(page, backend, 'gus');
  await open(page, '<script>document.title="hacked"</script> Bees');
  await expect(page.getByText('“"><svg onload=alert(1)>”')).toBeVisible();
  await expect(page.locator('main article img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Review queue/);
});

test('axe finds nothing on a wide screen', async ({ page, backend }) => {
  await sent(backend, { camp_provider_name: 'Axe Bees', fill_seconds: 1, camp_dates: 'soon' });
  await atTheDesk(page, backend, 'hal');
  await open(page, 'Axe Bees');
  await expect(page.getByText('May be a robot').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pin of this camp/ })).toBeVisible();
  await expectNoAxeViolations(page, 'one listing');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectNoAxeViolations(page, 'corrections');
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expectNoAxeViolations(page, 'the question', { within: 'dialog' });
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expectNoAxeViolations(page, 'the refusal', { within: 'dialog' });
});

test('on a phone the queue comes first, then one listing, and the way back', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sent(backend, { camp_provider_name: 'Phone Bees' });
  await atTheDesk(page, backend, 'ida');
  await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeAttached();
  await expectNoAxeViolations(page, 'the queue on a phone');
  await open(page, 'Phone Bees');
  await expect(page.getByRole('region', { name: 'Queue' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pin of this camp/ })).toBeVisible();
  await expectNoAxeViolations(page, 'one listing on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.locator('main').getByRole('button', { name: 'Queue' }).last().click();
  await expect(page.getByRole('button', { name: 'Phone Bees' })).toBeFocused();
});

test('an empty queue says so', async ({ page, backend }) => {
  await page.route('**/rpc/review_queue', (route) => route.fulfill({ json: [] }));
  await anAccount(backend, 'jo@camply.example');
  await page.goto('/review');
  await signIn(page, 'jo@camply.example');
  await expect(page.getByRole('heading', { level: 1, name: 'The queue is empty' })).toBeVisible();
  await expectNoAxeViolations(page, 'an empty queue');
});

test('everything works by keyboard', async ({ page, backend }) => {
  const key = await sent(backend, { camp_provider_name: 'Key Bees' });
  await anAccount(backend, 'kim@camply.example');
  await page.goto('/review');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('kim@camply.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A short sentence 4 you');
  await page.keyboard.press('Enter');
  const inQueue = page
    .getByRole('region', { name: 'Queue' })
    .getByRole('button', { name: 'Key Bees' });
  await inQueue.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Key Bees' })).toBeFocused();
  const ask = page.getByRole('button', { name: 'Ask for changes' });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await ask.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your question').focus();
  await page.keyboard.type('How many?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your question')).toHaveValue('How many?');
  await page.getByRole('button', { name: 'Send the question' }).press('Enter');
  await expect(page.getByText('Key Bees got your question.')).toBeVisible();
  expect((await key.status()).status).toBe('changes_requested');
});
