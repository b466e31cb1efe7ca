import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { goTo } from '../support/openPage.ts';
import { linkOfOtherPhone } from '../support/otherPhone.ts';

test.use({ family: 'new' });

const sheet = (page: Page) => page.getByRole('dialog');
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your plan is here' });
const counts = (page: Page, kind: string) =>
  sheet(page).getByRole('row', { name: kind }).getByRole('cell');

test('transfers the plan to a new phone by a link and leaves no key in the address', async ({
  page,
  backend,
}) => {
  const link = await linkOfOtherPhone(backend);
  await page.goto(link);
  await expect(sheet(page)).toContainText('Bring this plan in?');
  await expect(counts(page, 'Plan entries')).toHaveText(['0', '1', '1']);
  expect(new URL(page.url()).hash).toBe('');
  await expectNoAxeViolations(page, 'a plan to bring in', { within: 'dialog' });
  await sheet(page).getByRole('button', { name: 'Bring it in' }).click();
  await expect(done(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('1 child, 1 plan entry, 1 favorite, 1 note.');
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain('#');

  await page.goto('/favorites');
  await expect(page.getByRole('main')).toContainText('Bright Side Theatre');
  await expect(page.getByRole('main')).toContainText('Ask about <b>lunch</b>');
  await goTo(page, '/profile');
  await expect(page.getByRole('button', { name: /^Edit Wren/ })).toBeVisible();
});
