import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { feedSays } from '../support/feedSays.ts';
import { atTheDesk } from '../support/reviewer.ts';
import { NOON, startClock } from '../support/today.ts';

test('takes a new camp from a feed, then a part of its change, and a second phone has it', async ({
  page,
  browser,
  backend,
}) => {
  await feedSays(backend, '$300', '9am-3pm');
  await atTheDesk(page, backend, 'fern');
  await page.getByRole('button', { name: 'Found', exact: true }).click();
  const list = page.getByRole('region', { name: 'Found' });
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Kites' })).toBeVisible();
  await expect(page.getByText('Mon, Oct 6 – Fri, Oct 10')).toBeVisible();
  await expectNoAxeViolations(page, 'a new camp of a feed');
  await page.getByRole('button', { name: 'List this camp' }).click();
  await expect(page.getByText('Copper Kites: taken.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'No new camps' })).toBeFocused();

  await feedSays(backend, '$330', '9am-5pm');
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Changes (0)' });
  await expect(list.getByRole('button', { name: 'Copper Kites' })).toBeVisible();
  await expectNoAxeViolations(page, 'a change');
  await page.getByRole('checkbox', { name: 'Hours' }).uncheck();
  await list.getByRole('button', { name: 'Copper Kites' }).focus();
  await page.keyboard.press('y');
  await expect(page.getByRole('heading', { level: 1, name: 'No changes' })).toBeFocused();

  const phone = await browser.newContext({ baseURL: backend.url });
  await phone.addInitScript(startClock, NOON);
  const second = await phone.newPage();
  await second.goto('/browse/fall-break?search=Copper+Kites');
  const listed = second.getByRole('article', { name: 'Copper Kites' });
  await listed
    .getByRole('link', { name: /Copper Kites/ })
    .first()
    .click();
  await expect(second.getByRole('heading', { level: 1, name: 'Copper Kites' })).toBeVisible();
  await expect(second.getByText('$330').first()).toBeVisible();
  // The hours that were left are the camp's.
  await expect(second.getByText('6 hours a day').first()).toBeVisible();
  await phone.close();
});
