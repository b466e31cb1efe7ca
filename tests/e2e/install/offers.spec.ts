import type { Page } from '@playwright/test';
import { expect, test } from '../support/camply.ts';
import { sheet } from '../support/installEntry.ts';
import { moveIn } from '../support/moveIn.ts';
import { openPage } from '../support/openPage.ts';
import { iphone } from '../support/userAgents.ts';

test.use({ ...iphone, family: 'new' });

const DAY = 86_400_000;
const offer = (page: Page) => page.getByText('Keep Camply handy?');

test('offers the installation steps on a later page of an iPhone and waits a month after a no', async ({
  page,
}) => {
  await moveIn(page);
  await openPage(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About', exact: true }).click();
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show me how' }).press('Enter');
  await expect(sheet(page)).toHaveAccessibleName('Put Camply on your home screen');
  await expect(offer(page)).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  const memory = await page.evaluate(() => JSON.parse(localStorage.getItem('camply-offers') ?? ''));
  const noon = await page.evaluate(() => Date.now());
  expect((memory.quietUntil.install - noon) / DAY).toBeCloseTo(30, 1);
});
