import { callFunction } from '../../../supabase/local/testing/aSubmission.ts';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { expect, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { atTheDesk } from '../support/reviewer.ts';
import { NOON, startClock } from '../support/today.ts';

const fact = (value: string | number) => ({
  value,
  words: `Listed as ${value}`,
  url: 'https://copper.example/fall',
});

/** What the feed of a camp says today. */
async function feedSays({ url, secretKey }: RunningServer, price: string, hours: string) {
  const key = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const source = {
    id: 'copper',
    kind: 'ical',
    label: 'Copper feed',
    url: 'https://copper.example/',
  };
  const fields = {
    camp_provider_name: fact('Copper Kites'),
    camp_theme: fact('Art'),
    camp_dates: fact('Oct 6-10'),
    camps_hours: fact(hours),
    price: fact(price),
    age_min: fact(6),
    age_max: fact(11),
    city: fact('Decatur'),
  };
  const item = { key: 'a', season_id: 'fall-2025', fields, date_array: ['2025-10-06'] };
  const reading = { outcome: 'read', items: [item] };
  expect((await callFunction(url, 'put_source', { source }, key)).status).toBe(200);
  const read = await callFunction(url, 'source_read', { id: 'copper', reading }, key);
  expect(read.body).toEqual({ outcome: 'read' });
}

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
